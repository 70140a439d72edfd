/** What the server printed on the page: addresses, names, drawings. */

/**
 * @typedef {object} Page
 * @property {string} code the table's
 * @property {string} socket path of the WebSocket
 * @property {string} user name of the visitor, empty when not logged in
 * @property {boolean} isGuest
 * @property {boolean} isHost
 * @property {boolean} isGuided it is a first match, with hints
 * @property {string} game name of the game
 * @property {string} ui name of the module that draws it
 * @property {string} token of Django's protection against forged requests
 * @property {string} sprite address of the card faces
 * @property {string} face prefix of the faces' names
 * @property {Record<string, string>} urls
 * @property {{value: string, name: string}[]} levels of bots
 * @property {{code: string, name: string}[]} languages
 */

/**
 * @param {HTMLElement} root
 * @returns {Page}
 */
export function readPage(root) {
  const { dataset } = root;
  const big = document.documentElement.dataset.face === "big" || isTiny();
  return {
    code: dataset.code ?? "",
    socket: dataset.socket ?? "",
    user: dataset.user ?? "",
    isGuest: dataset.guest === "1",
    isHost: dataset.host === "1",
    isGuided: dataset.guide === "1",
    game: dataset.game ?? "",
    ui: dataset.ui ?? "",
    token: dataset.token ?? "",
    sprite: (big ? dataset.spriteBig : dataset.sprite) ?? "",
    face: "f-",
    urls: readUrls(dataset),
    levels: readOptions(root, "level").map(([value, name]) => ({ value, name })),
    languages: readOptions(root, "language").map(([code, name]) => ({ code, name })),
  };
}

/** Small screens get the big signs. */
function isTiny() {
  return matchMedia("(max-width: 350px)").matches;
}

/** @param {DOMStringMap} dataset */
function readUrls(dataset) {
  /** @type {Record<string, string>} */
  const urls = {};
  for (const [name, value] of Object.entries(dataset)) {
    if (name.startsWith("url")) urls[name.slice(3).toLowerCase()] = value ?? "";
  }
  return urls;
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @returns {[string, string][]}
 */
function readOptions(root, name) {
  const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[data-${name}]`));
  return [...found].map((one) => [one.dataset[name] ?? "", one.textContent?.trim() ?? ""]);
}
