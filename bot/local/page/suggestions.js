/** The list of proposals above the command line: one listbox, whoever of the fields asks for it. */
import { el, fill } from "./dom.js";
import { word } from "./words.js";

/**
 * @typedef {{label: string, description?: string, face?: Node, tags?: string[], value: any}} Suggestion
 */

export class Suggestions {
  #items = [];
  #at = -1;
  #owner = null;
  #pick = null;

  constructor() {
    this.node = el("div", { class: "suggestions", id: "suggestions", role: "listbox", hidden: true });
    // A press must not take the focus away from the field that asked.
    this.node.addEventListener("mousedown", (event) => event.preventDefault());
  }

  get open() {
    return !this.node.hidden;
  }

  /**
   * Propose something for a field.
   * @param {HTMLElement} owner the field
   * @param {Suggestion[]} items
   * @param {(value: any) => void} pick
   * @param {boolean} eager whether Enter takes the first one without choosing
   */
  show(owner, items, pick, eager = true) {
    if (this.#owner && this.#owner !== owner) this.close();
    this.#owner = owner;
    this.#items = items;
    this.#pick = pick;
    this.node.setAttribute("aria-label", word("suggestions"));
    fill(this.node, items.map((item, at) => this.#option(item, at)));
    this.node.hidden = items.length === 0;
    owner.setAttribute("aria-expanded", String(this.open));
    this.#highlight(eager && items.length ? 0 : -1);
  }

  close(owner = this.#owner) {
    if (owner !== this.#owner) return;
    this.#owner?.setAttribute("aria-expanded", "false");
    this.#owner?.removeAttribute("aria-activedescendant");
    this.#owner = null;
    this.#items = [];
    this.node.hidden = true;
  }

  /** Let the list have a key first; true if it used it. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const last = this.#items.length - 1;
    if (event.key === "ArrowDown") this.#highlight(this.#at >= last ? 0 : this.#at + 1);
    else if (event.key === "ArrowUp") this.#highlight(this.#at <= 0 ? last : this.#at - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.#at >= 0) this.#choose(this.#at);
    else return false;
    event.preventDefault();
    return true;
  }

  #choose(at) {
    const [{ value }, pick] = [this.#items[at], this.#pick];
    this.close();
    pick(value);
  }

  #option({ label, description, face, tags = [] }, at) {
    return el(
      "div",
      {
        class: "suggestion",
        id: `suggestion-${at}`,
        role: "option",
        "aria-selected": "false",
        onclick: () => this.#choose(at),
      },
      face,
      el("span", { class: "suggestion-label" }, label),
      tags.map((tag) => el("span", { class: "tag" }, tag)),
      description && el("span", { class: "suggestion-description" }, description),
    );
  }

  #highlight(at) {
    this.#at = at;
    [...this.node.children].forEach((node, place) => node.setAttribute("aria-selected", String(place === at)));
    if (at < 0) this.#owner.removeAttribute("aria-activedescendant");
    else {
      this.#owner.setAttribute("aria-activedescendant", `suggestion-${at}`);
      this.node.children[at].scrollIntoView({ block: "nearest" });
    }
  }
}
