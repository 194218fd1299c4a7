/** Buttons under messages, and the waiting state between a press and the bot's answer. */
import { press } from "./api.js";
import { el, messageAt, safeUrl } from "./dom.js";
import { icon } from "./icons.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const LONGEST_WAIT = 3000;
const LINK = 5;

/** Controls somebody used and the bot has not answered yet. */
const waiting = new Set();

/** A button of a message. */
export function button(component, message) {
  const look = `button ${STYLES[component.style] ?? "secondary"}`;
  const face = [emoji(component.emoji), component.label && el("span", {}, component.label)];
  if (component.style === LINK && !component.disabled) {
    const place = messageAt(component.url);
    if (place) return el("button", { type: "button", class: look, data: place }, face);
    const href = safeUrl(component.url);
    return el("a", { class: look, href, target: "_blank", rel: "noopener noreferrer" }, face, icon("open"));
  }
  const node = el(
    "button",
    {
      type: "button",
      class: look,
      disabled: component.disabled,
      "aria-label": component.label ? null : component.emoji?.name,
      data: { customId: component.custom_id },
    },
    face,
  );
  node.addEventListener("click", () => waitFor(node, () => press(message.id, component.custom_id)));
  return node;
}

/** An emoji as Discord describes it; the server's own emoji are only known by name here. */
export function emoji(one) {
  if (!one) return null;
  const [look, face] = one.id ? ["emoji-name", `:${one.name}:`] : ["emoji", one.name];
  return el("span", { class: look, "aria-hidden": "true" }, face);
}

/** Do something with a control shown as busy until the bot answers, refuses, or time passes. */
export async function waitFor(node, deed) {
  if (waiting.has(node)) return;
  waiting.add(node);
  node.classList.add("pending");
  node.setAttribute("aria-busy", "true");
  setTimeout(() => release(node), LONGEST_WAIT);
  if (!(await deed())) release(node);
}

/** The bot answered: nothing waits any more. */
export function releaseAll() {
  for (const node of waiting) release(node);
}

function release(node) {
  waiting.delete(node);
  node.classList.remove("pending");
  node.removeAttribute("aria-busy");
}
