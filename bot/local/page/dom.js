/** Small helpers to build the page. Every text becomes a text node: nothing is ever parsed as HTML. */

/**
 * Build an element.
 * `data` fills the dataset, `style` sets properties, `onclick` and friends are listeners, the rest are attributes.
 * Values that are null, undefined or false are left out.
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  apply(node, props);
  node.append(...solid(children));
  return node;
}

/** The same for SVG, where elements live in their own namespace. */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Replace everything inside a node. */
export function fill(node, ...children) {
  node.replaceChildren(...solid(children));
}

/** A web address a link may lead to, or null: only http and https, never javascript: or the like. */
export function safeUrl(address) {
  try {
    const url = new URL(address, location.href);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** Letters only, small and without accents, so that « epee » finds « Épée ». */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

let counter = 0;

/** An id no other element has, for labels and listboxes. */
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

function solid(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
}

function apply(node, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") fillDataset(node, value);
    else if (name === "style") for (const [key, rule] of Object.entries(value)) node.style.setProperty(key, rule);
    else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
}

function fillDataset(node, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) node.dataset[key] = value;
  }
}

const MESSAGE = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)$/;

/** The message of this table an address leads to, as data of a control that reveals it; null for any other address. */
export function messageAt(address) {
  const place = MESSAGE.exec(address);
  return place && { channel: place[1], reveal: place[2] };
}
