/** Attributes that say how an element is drawn, whatever their value. */
const LOOKS = /^(?:class|style|fill|opacity)$/;

/** Attributes that styles select elements by. Their values are words; ids, labels and numbers are not. */
const STATES = /^(?:data-|aria-|role$|type$|dir$|disabled$|hidden$|open$)/;
const WORD = /^[a-z-]*$/;

/** Describes an element for `findNewParts`: the same classes, states and place give the same colours. */
export function colourOf(element: Element, index: number): string {
  const attributes = [...element.attributes].filter(
    ({ name, value }) => LOOKS.test(name) || (STATES.test(name) && WORD.test(value)),
  );
  return [
    // Rows of lists and tables are striped.
    index % 2,
    element.tagName,
    ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted(),
    !element.previousElementSibling,
    !element.nextElementSibling,
    [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim()),
    element.matches(':hover'),
    element === element.ownerDocument.activeElement,
  ].join(' ');
}
