/** Starts the table page with the game that is played there. */
import { drawFrom } from "./faces.js";
import { readPage } from "./page.js";
import { Session } from "./session.js";

/** Each game is fetched only where it is played. */
const GAMES = /** @type {Record<string, () => Promise<import("./model.d.ts").GameUi>>} */ ({
  casanova: async () => (await import("./casanova/index.js")).casanova,
  casino: async () => (await import("./casino/index.js")).casino,
  cuccu: async () => (await import("./cuccu/index.js")).cuccu,
  pirate: async () => (await import("./pirate/index.js")).pirate,
});

const root = document.getElementById("table-root");
if (root) {
  const page = readPage(root);
  drawFrom(page.sprite);
  const load = GAMES[page.ui];
  if (load && page.urls.play) {
    const [{ startLesson }, game] = await Promise.all([import("./lesson/index.js"), load()]);
    startLesson(root, page, game);
  } else if (load && page.urls.steps) {
    const [{ startReplay }, game] = await Promise.all([import("./replay/index.js"), load()]);
    startReplay(root, page, game);
  } else if (load) {
    const guide = page.isGuided ? (await import("./guide/index.js")).guidedApp(page.ui) : null;
    new Session(root, page, await load(), guide ? { App: await guide } : {}).start();
  }
}
