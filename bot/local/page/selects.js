/** Menus to choose one or several entries from; used in messages, forms and the channel switch. */
import { emoji } from "./buttons.js";
import { el, fill, fold, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { portrait } from "./portrait.js";
import { word } from "./words.js";
import { world } from "./world.js";

/**
 * @typedef {{value: string, label: string, description?: string, face?: Node, default?: boolean}} Item
 */

/** The entries of a Discord select component, whatever its kind. */
export function itemsOf(component) {
  const chosen = new Set((component.default_values ?? []).map(({ id }) => id));
  const people = [...world.players, { ...world.bot, bot: true }];
  switch (component.type) {
    case 3:
      return component.options.map((option) => ({ ...option, face: emoji(option.emoji) }));
    case 5:
    case 7:
      return people.map((who) => item(who.id, who.name, portrait(who, "small"), chosen));
    case 8:
      return world.channels.map((place) => item(place.id, place.name, icon("hash"), chosen));
    default:
      return [];
  }
}

function item(value, label, face, chosen) {
  return { value, label, face, default: chosen.has(value) };
}

export class Select {
  /**
   * @param {{items: Item[], label: string, placeholder?: string, min?: number, max?: number, disabled?: boolean,
   *          customId?: string, commit: (values: string[]) => void}} setup
   */
  constructor({ items, label, placeholder, min = 1, max = 1, disabled, customId, testid, commit }) {
    Object.assign(this, { items, min, max, commit, placeholder: placeholder || word("choose") });
    this.chosen = new Set(items.filter((one) => one.default).map((one) => one.value));
    const id = freshId("menu");
    this.trigger = el("button", {
      type: "button",
      class: "select",
      role: "combobox",
      disabled,
      data: { customId, testid },
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": label || this.placeholder,
    });
    this.list = el("div", { class: "menu-list", role: "listbox", "aria-label": label || this.placeholder });
    if (max > 1) this.list.setAttribute("aria-multiselectable", "true");
    this.menu = el("div", { class: "menu", id, popover: "auto" }, this.list);
    this.node = el("div", { class: "select-box" }, this.trigger, this.menu);
    this.trigger.addEventListener("click", () => this.#toggle());
    this.trigger.addEventListener("keydown", (event) => this.#openByKey(event));
    this.menu.addEventListener("toggle", (event) => this.#toggled(event.newState === "open"));
    this.menu.addEventListener("keydown", (event) => this.#key(event));
    this.#face();
  }

  get values() {
    return this.items.map((one) => one.value).filter((value) => this.chosen.has(value));
  }

  /** What the closed menu shows: the chosen entries, or the invitation. */
  #face() {
    const shown = this.items.filter((one) => this.chosen.has(one.value));
    const words = shown.length
      ? shown.map((one) => el("span", { class: "chosen" }, one.face?.cloneNode(true), one.label))
      : el("span", { class: "placeholder" }, this.placeholder);
    fill(this.trigger, el("span", { class: "select-words" }, words), icon("down"));
  }

  #toggle() {
    if (this.menu.matches(":popover-open")) this.menu.hidePopover();
    else this.#open();
  }

  #open() {
    this.before = new Set(this.chosen);
    this.#fillMenu();
    this.menu.showPopover();
    this.#place();
    (this.list.querySelector("[aria-selected=true]") ?? this.list.firstElementChild)?.focus();
  }

  #fillMenu() {
    fill(this.list, this.items.length ? this.items.map((one) => this.#option(one)) : el("p", {}, word("nothing")));
    this.done?.remove();
    if (this.max === 1) return;
    const props = { type: "button", class: "button primary", data: { testid: "select-done" } };
    this.done = el("button", { ...props, onclick: () => this.#finish() }, word("done"));
    this.menu.append(this.done);
    this.#judge();
  }

  #option(one) {
    const selected = this.chosen.has(one.value);
    return el(
      "div",
      {
        class: "menu-option",
        role: "option",
        tabindex: -1,
        data: { value: one.value },
        "aria-selected": String(selected),
        onclick: () => this.#pick(one.value),
      },
      one.face,
      el("span", { class: "menu-words" }, one.label, one.description && el("small", {}, one.description)),
      el("span", { class: "tick" }, icon("check")),
    );
  }

  #pick(value) {
    if (this.max === 1) {
      const again = this.chosen.has(value);
      this.chosen = new Set(again && this.min === 0 ? [] : [value]);
      this.#finish();
      return;
    }
    if (this.chosen.has(value)) this.chosen.delete(value);
    else if (this.chosen.size < this.max) this.chosen.add(value);
    for (const node of this.list.children) {
      node.setAttribute("aria-selected", String(this.chosen.has(node.dataset.value)));
    }
    this.#judge();
  }

  #judge() {
    this.done.disabled = this.chosen.size < this.min || this.chosen.size > this.max;
    this.done.title = word("chooseUpTo", { min: this.min, max: this.max });
  }

  #finish() {
    this.before = null;
    this.menu.hidePopover();
    this.trigger.focus();
    this.#face();
    this.commit(this.values);
  }

  #toggled(open) {
    this.trigger.setAttribute("aria-expanded", String(open));
    if (open) {
      this.onscroll = (event) => !this.menu.contains(event.target) && this.menu.hidePopover();
      window.addEventListener("scroll", this.onscroll, true);
      return;
    }
    window.removeEventListener("scroll", this.onscroll, true);
    // Closed without an answer: forget what was ticked meanwhile.
    if (this.before) this.chosen = this.before;
    this.before = null;
  }

  /** Below the button if there is room, above it otherwise. On a phone the stylesheet makes it a sheet. */
  #place() {
    const box = this.trigger.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const upward = below < Math.min(320, this.menu.scrollHeight) && box.top > below;
    const { style } = this.menu;
    style.left = `${box.left}px`;
    style.minWidth = `${box.width}px`;
    style.top = upward ? "auto" : `${box.bottom + 4}px`;
    style.bottom = upward ? `${innerHeight - box.top + 4}px` : "auto";
    style.maxHeight = `${Math.min(420, (upward ? box.top : below) - 12)}px`;
  }

  #openByKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.#open();
  }

  #key(event) {
    const options = [...this.list.querySelectorAll("[role=option]")];
    const at = options.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (to !== undefined) options[Math.max(0, Math.min(options.length - 1, to))]?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) options[at].click();
    else if (event.key === "Escape") {
      this.menu.hidePopover();
      this.trigger.focus();
    } else if (event.key.length === 1) this.#typeAhead(options, at, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #typeAhead(options, at, letter) {
    const order = [...options.slice(at + 1), ...options.slice(0, at + 1)];
    order.find((option) => fold(option.textContent.trim()).startsWith(fold(letter)))?.focus();
  }
}
