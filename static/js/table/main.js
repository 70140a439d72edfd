/** Starts the table page. */
import { casino } from "./casino/index.js";
import { drawFrom } from "./french.js";
import { readPage } from "./page.js";
import { Session } from "./session.js";

const root = document.getElementById("table-root");
if (root) {
  const page = readPage(root);
  drawFrom(page.sprite);
  new Session(root, page, { casino, "casino-italian": casino }).start();
}
