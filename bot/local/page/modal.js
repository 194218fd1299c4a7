/** Forms the bot opens. */
import { submit } from "./api.js";
import { el, freshId } from "./dom.js";
import { fieldOf, required } from "./fields.js";
import { markdown } from "./markdown.js";
import { word } from "./words.js";

const ACTION_ROW = 1;
const TEXT_DISPLAY = 10;
const LABEL = 18;

/** The form on the screen, and its token. */
let open = null;

/** Forms given up or handed in; the server offers them again after a reload. */
const finished = new Set(JSON.parse(sessionStorage.getItem("forms") ?? "[]"));

/** Put away the form on the screen, to find it again when its player comes back. */
export function closeModal() {
  open?.dialog.remove();
  open = null;
}

/** Show a form; another one that was still open gives way. */
export function openModal({ token, title, components }) {
  if (finished.has(token) || open?.token === token) return;
  closeModal();
  const fields = new Map();
  const body = components.map((component) => part(component, fields));
  const titleId = freshId("form");
  const send = formButton("submit", "primary", word("submit"));
  const close = formButton("button", "secondary", word("cancel"));
  send.dataset.testid = "modal-submit";
  close.dataset.testid = "modal-cancel";
  const form = el(
    "form",
    { novalidate: true },
    el("h2", { id: titleId }, title),
    el("div", { class: "form-body" }, body),
    el("footer", {}, close, send),
  );
  const dialog = el("dialog", { class: "form", "aria-labelledby": titleId, data: { testid: "modal" } }, form);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    finished.add(token);
    sessionStorage.setItem("forms", JSON.stringify([...finished]));
    closeModal();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!check(fields)) return;
    send.disabled = true;
    const values = Object.fromEntries([...fields].map(([id, { field }]) => [id, field.value()]));
    if (await submit(token, values)) dialog.close();
    send.disabled = false;
  });
  open = { dialog, token };
  document.body.append(dialog);
  dialog.showModal();
  [...fields.values()][0]?.field.target.focus();
}

function formButton(type, look, label) {
  return el("button", { type, class: `button ${look}` }, label);
}

/** One part of a form: words, a labelled field, or the old way, a row with one text field. */
function part(component, fields) {
  if (component.type === TEXT_DISPLAY) return el("div", { class: "prose" }, markdown(component.content));
  if (component.type === LABEL) return labelled(component.component, component.label, component.description, fields);
  if (component.type === ACTION_ROW) return component.components.map((inner) => part(inner, fields));
  return labelled(component, component.label ?? "", null, fields);
}

function labelled(component, label, description, fields) {
  const field = fieldOf(component, label);
  if (!field) return el("p", { class: "subtext" }, `${label} – ${word("fieldUnknown")}`);
  const id = freshId("help");
  field.target.id ||= freshId("field");
  field.target.setAttribute("aria-describedby", id);
  const help = el("small", { class: "problem", id, role: "alert" });
  fields.set(component.custom_id, { field, help });
  const star = required(component) && el("span", { class: "star", "aria-hidden": "true" }, "*");
  return el(
    "div",
    { class: "form-field" },
    heading(field, label, star),
    description && el("small", { class: "form-description" }, description),
    field.node,
    help,
  );
}

/** The words above a field. A group carries its own name, and a single box has them beside it. */
function heading(field, label, star) {
  if (field.naming === "beside") return null;
  if (field.naming === "group") return el("span", { class: "form-label", "aria-hidden": "true" }, label, star);
  return el("label", { class: "form-label", for: field.target.id }, label, star);
}

/** Mark what is wrong and go to the first such field; true when all is well. */
function check(fields) {
  const wrong = [...fields.values()].filter(({ field, help }) => {
    const problem = field.problem();
    help.textContent = problem ?? "";
    field.target.setAttribute("aria-invalid", String(problem !== null));
    return problem !== null;
  });
  wrong[0]?.field.target.focus();
  return wrong.length === 0;
}
