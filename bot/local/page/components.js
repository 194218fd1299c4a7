/** Message components: the layout blocks of the second version and the rows of controls of both. */
import { pick } from "./api.js";
import { button, waitFor } from "./buttons.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./pictures.js";
import { itemsOf, Select } from "./selects.js";
import { colour } from "./world.js";

const ROW = 1;
const BUTTON = 2;
const GALLERY = 12;

const BUILDERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (block) => el("div", { class: "prose" }, markdown(block.content)),
  11: (block) => picture(pictureOf(block), "thumbnail"),
  12: (block) => gallery(block.items.map(pictureOf)),
  13: (block) => fileCard(block.name ?? fileName(block.file.url), block.file.url, block.size),
  14: separator,
  17: container,
};

/** All components of a message. Kinds this page does not know are left out. */
export function components(list, message) {
  return list.map((block) => BUILDERS[block.type]?.(block, message));
}

function row(block, message) {
  const holdsMenu = block.components.some(({ type }) => type !== BUTTON);
  return el("div", { class: holdsMenu ? "row menus" : "row" }, components(block.components, message));
}

function section(block, message) {
  const side = block.accessory && el("div", { class: "accessory" }, components([block.accessory], message));
  const words = el("div", { class: "section-words" }, components(block.components, message));
  return el("div", { class: "section" }, words, side);
}

function separator({ divider, spacing }) {
  const look = `separator${divider === false ? " invisible" : ""}${spacing === 2 ? " large" : ""}`;
  return el("hr", { class: look });
}

/** A framed block with a coloured edge. */
function container(block, message) {
  const style = { "--accent": colour(block.accent_color, "transparent") };
  const parts = panelParts(block.components);
  const inside = parts
    ? Object.entries(parts).map(([name, some]) => el("div", { class: `panel-${name}` }, components(some, message)))
    : components(block.components, message);
  const node = el("section", { class: parts ? "container panel" : "container", style }, inside);
  if (block.spoiler) {
    node.classList.add("veiled");
    node.addEventListener("click", () => node.classList.remove("veiled"), { once: true });
  }
  return node;
}

/** What stands above the pictures, the picture it is about, those beside it (dice, cards), and what follows, if there
 * is something to press below pictures. */
function panelParts(list) {
  const first = list.findIndex(isGallery);
  const last = list.findLastIndex(isGallery);
  if (first < 0 || !list.slice(last + 1).some(({ type }) => type === ROW)) return null;
  return {
    head: list.slice(0, first),
    pictures: list.slice(first, first + 1),
    asides: list.slice(first + 1, last + 1),
    controls: list.slice(last + 1),
  };
}

function isGallery({ type }) {
  return type === GALLERY;
}

function select(block, message) {
  const control = new Select({
    items: itemsOf(block),
    label: block.placeholder,
    placeholder: block.placeholder,
    min: block.min_values ?? 1,
    max: block.max_values ?? 1,
    disabled: block.disabled,
    customId: block.custom_id,
    commit: (values) => waitFor(control.trigger, () => pick(message.id, block.custom_id, values)),
  });
  return control.node;
}

function pictureOf({ media, description, spoiler }) {
  return { url: media.url, width: media.width, height: media.height, description, spoiler };
}

function fileName(url) {
  return decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1));
}
