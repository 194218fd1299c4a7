/** The fields a form may hold. Each knows how to show itself, what was answered, and what is wrong. */
import { el, freshId } from "./dom.js";
import { itemsOf, Select } from "./selects.js";
import { word } from "./words.js";

const SHORT = 1;

/**
 * `target` takes the focus; `naming` tells who shows the label: a label above (the default), the group, or the box.
 * @typedef {{node: Node, target: HTMLElement, naming?: "group"|"beside", value: () => any,
 *            problem: () => string|null}} Field
 */

const BUILDERS = { 3: menu, 4: text, 5: menu, 6: menu, 7: menu, 8: menu, 21: choices, 22: choices, 23: checkbox };

/** The field of a component, or null if this page cannot offer it. */
export function fieldOf(component, label) {
  return BUILDERS[component.type]?.(component, label) ?? null;
}

function text(component) {
  const { custom_id: customId, style, placeholder, value, min_length: least = 0, max_length: most = 4000 } = component;
  const props = { id: freshId("field"), placeholder, maxlength: most, data: { customId }, autocomplete: "off" };
  const input = style === SHORT ? el("input", { type: "text", ...props }) : el("textarea", { rows: 4, ...props });
  input.value = value ?? "";
  const counter = el("small", { class: "counter", "aria-hidden": "true" });
  const count = () => (counter.textContent = `${[...input.value].length}/${most}`);
  input.addEventListener("input", count);
  count();
  return {
    target: input,
    node: el("div", { class: "text-field" }, input, most <= 1000 && counter),
    value: () => input.value,
    problem: () => {
      if (required(component) && !input.value.trim()) return word("fieldRequired");
      return input.value && input.value.length < least ? word("fieldShort", { n: least }) : null;
    },
  };
}

function menu(component, label) {
  const need = required(component);
  const min = need ? (component.min_values ?? 1) : 0;
  const max = component.max_values ?? 1;
  const { placeholder, custom_id: customId, disabled } = component;
  const items = itemsOf(component);
  const select = new Select({ items, label, placeholder, min, max, customId, disabled, commit: () => {} });
  return {
    target: select.trigger,
    node: select.node,
    value: () => select.values,
    problem: () => wrongCount(select.values.length, min, max),
  };
}

/** Radio buttons (21) or boxes to tick (22). */
function choices(component, label) {
  const single = component.type === 21;
  const name = freshId("choice");
  const inputs = component.options.map((option) =>
    el("input", { type: single ? "radio" : "checkbox", name, value: option.value, checked: option.default }),
  );
  const lines = component.options.map(({ label: words, description }, at) =>
    el("label", { class: "choice" }, inputs[at], el("span", {}, words, description && el("small", {}, description))),
  );
  const role = single ? "radiogroup" : "group";
  const data = { customId: component.custom_id };
  const node = el("div", { class: "choices", role, "aria-label": label, data }, lines);
  const ticked = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const min = required(component) ? (component.min_values ?? 1) : 0;
  const max = single ? 1 : (component.max_values ?? component.options.length);
  return {
    target: inputs[0],
    naming: "group",
    node,
    value: () => (single ? (ticked()[0] ?? null) : ticked()),
    problem: () => wrongCount(ticked().length, min, max),
  };
}

function checkbox(component, label) {
  const input = el("input", { type: "checkbox", checked: component.default, data: { customId: component.custom_id } });
  return {
    target: input,
    naming: "beside",
    node: el("label", { class: "choice" }, input, el("span", {}, label)),
    value: () => input.checked,
    problem: () => null,
  };
}

/** Discord's fields are required unless they say otherwise. */
export function required(component) {
  return component.type !== 23 && component.required !== false;
}

function wrongCount(count, min, max) {
  if (count >= min && count <= max) return null;
  return max === 1 ? word("fieldRequired") : word("fieldCount", { min, max });
}
