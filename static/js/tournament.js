/** Keeps the page of a tournament fresh, and adds the visitor's own time to the announced one. */

/**
 * The moment as the visitor's clock shows it.
 * @param {string} moment an ISO date with its offset
 * @param {string} language
 * @param {string} [zone] the visitor's own when left out
 */
export function localTime(moment, language, zone) {
  const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return new Intl.DateTimeFormat(language, style).format(new Date(moment));
}

/** @param {ParentNode} root */
function showLocalTimes(root) {
  for (const place of root.querySelectorAll(".local-time")) {
    const { time = "", zone, label } = /** @type {HTMLElement} */ (place).dataset;
    const own = localTime(time, document.documentElement.lang);
    if (own === localTime(time, document.documentElement.lang, zone)) continue;
    place.textContent = `${label} ${own}`;
    place.removeAttribute("hidden");
  }
}

/**
 * What the block says, without the secrets of its forms, which differ every time.
 * @param {Element} block
 */
function gist(block) {
  const copy = /** @type {Element} */ (block.cloneNode(true));
  for (const field of copy.querySelectorAll("[name=csrfmiddlewaretoken]")) field.remove();
  return copy.innerHTML;
}

/**
 * Whether the visitor is filling in a form there.
 * @param {Element} block
 */
function isBusy(block) {
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (
    block.querySelectorAll(".form input")
  );
  return [...fields].some((field) => field === document.activeElement || isTyped(field));
}

/** @param {HTMLInputElement} field */
function isTyped(field) {
  return field.type === "text" && field.value !== field.defaultValue;
}

/**
 * Put the fresh block in the place of the old one; open details stay open, and focus stays.
 * @param {HTMLElement} old
 * @param {HTMLElement} fresh
 */
function swap(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement?.id : "";
  for (const details of old.querySelectorAll("details[open]")) {
    fresh.querySelector(`#${details.id}`)?.setAttribute("open", "");
  }
  showLocalTimes(fresh);
  old.replaceWith(fresh);
  if (focused) document.getElementById(focused)?.focus();
}

/** @param {Document} page */
function blockOf(page) {
  return page.getElementById("tournament");
}

/**
 * Show the page as it is now, and say aloud when the visitor's match has begun.
 * @param {string} known what the server said last
 */
async function refresh(known) {
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
  if (!answer.ok) return known;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [blockOf(document), blockOf(page)];
  if (!old || !fresh || isBusy(old)) return known;
  const news = gist(fresh);
  if (news === known) return known;
  const wasCalled = document.getElementById("your-table") !== null;
  swap(old, fresh);
  document.title = page.title;
  const call = document.getElementById("your-table");
  const said = document.getElementById("tournament-news");
  if (said) said.textContent = call && !wasCalled ? call.textContent : "";
  return news;
}

/** @param {string} known */
function watch(known) {
  const seconds = Number(blockOf(document)?.dataset.refresh);
  if (!seconds) return;
  setTimeout(async () => {
    // A page that cannot be reached now is asked for again: the next answer replaces everything.
    watch(await refresh(known).catch(() => known));
  }, seconds * 1000);
}

if (typeof document !== "undefined") {
  const block = blockOf(document);
  const known = block ? gist(block) : "";
  showLocalTimes(document);
  watch(known);
}
