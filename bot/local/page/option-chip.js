/** One option of a slash command: a labelled field that knows its kind, its proposals and its limits. */
import { complete } from "./api.js";
import { localDescription, localName } from "./commands.js";
import { el, fold } from "./dom.js";
import { icon } from "./icons.js";
import { portrait } from "./portrait.js";
import { word } from "./words.js";
import { world } from "./world.js";

const KIND = { integer: 4, boolean: 5, user: 6, channel: 7, mentionable: 9, number: 10 };
const PATIENCE = 180;

export class OptionChip {
  #picked = null;
  #timer = 0;
  #asked = 0;

  /** @param {object} option as Discord describes it  @param {import("./command-line.js").CommandLine} line */
  constructor(option, line) {
    this.option = option;
    this.line = line;
    this.name = localName(option);
    this.description = localDescription(option);
    const numeric = option.type === KIND.integer || option.type === KIND.number;
    this.input = el("input", {
      type: "text",
      inputmode: numeric ? "decimal" : "text",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      size: 6,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": "suggestions",
      "aria-expanded": "false",
      "aria-label": `${this.name} – ${this.description}`,
      "aria-required": String(Boolean(option.required)),
      data: { testid: `option-${option.name}` },
    });
    this.node = el("label", { class: "chip" }, el("span", { class: "chip-name" }, this.name), this.input);
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#focused());
    this.input.addEventListener("blur", () => this.line.suggestions.close(this.input));
    this.input.addEventListener("keydown", (event) => this.#key(event));
  }

  get empty() {
    return this.input.value.trim() === "";
  }

  /** What goes to the server: the value picked from a list, or the words typed. */
  get value() {
    const typed = this.input.value.trim();
    if (this.#picked) return this.#picked.value;
    const same = this.#fixed()?.find((one) => fold(one.label) === fold(typed));
    if (same) return same.value.value;
    return this.#numeric && typed !== "" ? Number(typed.replace(",", ".")) : typed;
  }

  /** Why this cannot be sent, as a sentence; null when all is well. */
  problem() {
    const { name, option, value } = this;
    if (this.empty) return option.required ? word("missing", { name }) : null;
    if (this.#fixed() && !this.#fixed().some((one) => one.value.value === value)) return word("notAChoice", { name });
    if (this.#numeric) return this.#numberProblem(value);
    if (option.min_length && value.length < option.min_length) return word("tooShort", { name, n: option.min_length });
    if (option.max_length && value.length > option.max_length) return word("tooLong", { name, n: option.max_length });
    return null;
  }

  get #numeric() {
    return this.option.type === KIND.integer || this.option.type === KIND.number;
  }

  #numberProblem(value) {
    const { name, option } = this;
    const fits = option.type === KIND.integer ? Number.isInteger(value) : Number.isFinite(value);
    if (!fits) return word("notANumber", { name });
    if (value < (option.min_value ?? -Infinity)) return word("tooSmall", { name, n: option.min_value });
    return value > (option.max_value ?? Infinity) ? word("tooBig", { name, n: option.max_value }) : null;
  }

  /** Proposals that need no question to the bot; null when any text will do. */
  #fixed() {
    const { option } = this;
    if (option.choices?.length) return option.choices.map((one) => suggestion(localName(one), one.value));
    if (option.type === KIND.boolean) return [suggestion(word("yes"), true), suggestion(word("no"), false)];
    if (option.type === KIND.user || option.type === KIND.mentionable) {
      const people = [...world.players, { ...world.bot, bot: true }];
      return people.map((who) => suggestion(who.name, who.id, portrait(who, "small")));
    }
    if (option.type === KIND.channel) return world.channels.map(({ id, name }) => suggestion(name, id, icon("hash")));
    return null;
  }

  #focused() {
    this.line.hint(this.description);
    this.#propose(0);
  }

  #typed() {
    this.#picked = null;
    this.node.classList.remove("wrong");
    this.#fit();
    this.line.hint(this.description);
    this.#propose(PATIENCE);
  }

  #propose(patience) {
    const fixed = this.#fixed();
    if (fixed) {
      const wanted = fold(this.#picked ? "" : this.input.value.trim());
      this.#offer(fixed.filter((one) => fold(one.label).includes(wanted)));
    } else if (this.option.autocomplete) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#ask(), patience);
    }
  }

  /** Ask the bot for proposals; an answer that comes too late is dropped. */
  async #ask() {
    this.#timer = 0;
    if (!this.node.isConnected) return; // the command was sent or dropped meanwhile
    this.#asked += 1;
    const mine = this.#asked;
    const choices = await complete(this.line.command.path, this.option.name, {
      ...this.line.values(),
      [this.option.name]: this.input.value,
    });
    if (mine === this.#asked) this.#offer(choices.map((one) => suggestion(localName(one), one.value)));
  }

  #offer(items) {
    if (document.activeElement !== this.input) return;
    this.line.suggestions.show(this.input, items, (choice) => this.#take(choice), !this.#picked);
  }

  #take(choice) {
    this.#picked = choice;
    this.input.value = choice.label;
    this.#fit();
    this.line.advance();
  }

  async #key(event) {
    if (event.key === "Enter" && this.#timer) {
      // The proposals for these last letters are still to come: fetch them now, then take the first.
      event.preventDefault();
      clearTimeout(this.#timer);
      await this.#ask();
      if (!this.line.suggestions.key(event)) this.line.enter();
      return;
    }
    if (this.line.suggestions.key(event)) return;
    if (event.key === "Enter") this.line.enter();
    else if (event.key === "Backspace" && this.input.value === "") this.line.stepBack(this);
    else return;
    event.preventDefault();
  }

  #fit() {
    this.input.size = Math.max(6, Math.min(28, this.input.value.length));
  }
}

function suggestion(label, value, face) {
  return { label, face, value: { label, value } };
}
