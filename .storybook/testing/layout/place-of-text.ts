/**
 * The rectangle of a part of an element's text on the page.
 *
 * @param part the words, or which letter, the first being 0
 * @throws when the element does not begin with a text that has this part
 */
export function placeOfText(element: HTMLElement | undefined, part: string | number): DOMRect {
  const text = element?.firstChild;
  const start = typeof part === 'number' ? part : (text?.textContent?.indexOf(part) ?? -1);
  if (!text || start < 0) throw new Error(`There is no text "${part}".`);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + (typeof part === 'number' ? 1 : part.length));
  return range.getBoundingClientRect();
}
