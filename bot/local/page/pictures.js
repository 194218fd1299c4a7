/** Pictures in messages: attachments, galleries, thumbnails, and files that are no pictures. */
import { el, safeUrl } from "./dom.js";
import { icon } from "./icons.js";
import { view } from "./viewer.js";
import { spoken, word } from "./words.js";

/** Sizes seen before, so that a redrawn message keeps its height while the picture comes back. */
const sizes = new Map();

/**
 * A picture that opens full screen.
 * @param {{url: string, description?: string, width?: number, height?: number, spoiler?: boolean}} picture
 */
export function picture({ url, description, width, height, spoiler }, kind = "") {
  const alt = description ?? "";
  const [wide, high] = width && height ? [width, height] : (sizes.get(url) ?? [null, null]);
  const image = el("img", { src: safeUrl(url), alt, width: wide, height: high, decoding: "async" });
  image.addEventListener("load", () => {
    sizes.set(url, [image.naturalWidth, image.naturalHeight]);
    image.width = image.naturalWidth;
    image.height = image.naturalHeight;
  });
  const frame = el("button", { type: "button", class: `picture ${kind}`, data: { testid: "picture" } }, image);
  frame.setAttribute("aria-label", alt ? word("enlargeNamed", { alt }) : word("enlarge"));
  image.addEventListener("error", () => frame.replaceChildren(el("span", { class: "lost" }, alt || word("noPicture"))));
  frame.classList.toggle("veiled", Boolean(spoiler));
  frame.addEventListener("click", () => {
    if (frame.classList.contains("veiled")) frame.classList.remove("veiled");
    else view(url, alt);
  });
  return frame;
}

/** Several pictures together, without cropping any. */
export function gallery(pictures) {
  const columns = pictures.length === 1 ? 1 : pictures.length === 2 || pictures.length === 4 ? 2 : 3;
  return el("div", { class: "gallery", style: { "--columns": columns } }, pictures.map((one) => picture(one)));
}

/** A file to download. */
export function fileCard(name, url, size) {
  const weight = size ? el("small", {}, kilobytes(size)) : null;
  return el("a", { class: "file", href: safeUrl(url), download: name }, icon("file"), el("span", {}, name, weight));
}

function kilobytes(size) {
  return new Intl.NumberFormat(spoken(), { style: "unit", unit: "kilobyte" }).format(Math.ceil(size / 1024));
}

/** Whether an attachment can be shown as a picture. */
export function isPicture({ filename, width }) {
  return Boolean(width) || /\.(png|jpe?g|webp|gif|avif)$/i.test(filename);
}
