/**
 * The service worker: without a connection it shows the page that says so.  Everything else goes
 * to the server, since a table or a lobby of yesterday would be a lie.
 */
const CACHE = `offline${location.search}`;
const PAGE = "/offline/";
const FILES = /(?:href|src)="(\/static\/[^"]+)"/g;

async function keep() {
  const cache = await caches.open(CACHE);
  const answer = await fetch(PAGE);
  const files = [...(await answer.clone().text()).matchAll(FILES)].map(([, file]) => file);
  await cache.put(PAGE, answer);
  await cache.addAll(/** @type {string[]} */ (files));
}

async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.mode === "navigate" ? PAGE : request);
    if (kept) return kept;
    throw error;
  }
}

/** @type {any} */
const worker = self;
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keep()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forget()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
