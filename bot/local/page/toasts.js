/** Short notices in the corner, gone after a while or at a touch. */
import { el } from "./dom.js";

const STAY = 6000;

/** Show a notice, unless the same one is still to be read; `kind` is "note" or "bad". */
export function toast(text, kind = "note") {
  const place = document.getElementById("toasts");
  if ([...place.children].some((one) => one.textContent === text)) return;
  const note = el("button", { type: "button", class: `toast ${kind}`, data: { testid: "toast" } }, text);
  const leave = () => note.remove();
  note.addEventListener("click", leave);
  place.append(note);
  // Shown anew, the place stands above a form that was opened meanwhile.
  place.hidePopover();
  place.showPopover();
  setTimeout(leave, STAY);
}
