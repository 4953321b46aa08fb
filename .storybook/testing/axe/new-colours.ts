/** Attributes that say how an element is drawn, whatever their value. */
const LOOKS = /^(?:class|style|fill|opacity)$/;

/** Attributes that styles select elements by. Their values are words; ids, labels and numbers are not. */
const STATES = /^(?:data-|aria-|role$|type$|dir$|disabled$|hidden$|open$)/;
const WORD = /^[a-z-]*$/;

/** A number for each way in which an element and those around it are styled. */
export type KnownColours = Map<string, number>;

/**
 * The parts of the page in which something is styled as nothing was before. Colours need to be checked nowhere else: the same
 * classes, states and place below the same ancestors give the same colours.
 *
 * @param known the colours of former pages; those of this page are added
 * @returns the outermost elements of these parts
 */
export function findNewColours(body: HTMLElement, known: KnownColours): Element[] {
  const found: Element[] = [];

  function visit(element: Element, parent: number | string, index: number, isBelowFound: boolean) {
    const style = `${parent} ${index % 2} ${styleOf(element)}`;
    const isNew = !known.has(style);
    if (isNew) known.set(style, known.size);
    if (isNew && !isBelowFound) found.push(element);
    const id = known.get(style) ?? style;
    for (const [at, child] of [...element.children].entries()) visit(child, id, at, isBelowFound || isNew);
  }

  const { documentElement, defaultView } = body.ownerDocument;
  visit(body, `${defaultView?.innerWidth} ${styleOf(documentElement)}`, 0, false);
  return found;
}

function styleOf(element: Element): string {
  const attributes = [...element.attributes].filter(
    ({ name, value }) => LOOKS.test(name) || (STATES.test(name) && WORD.test(value)),
  );
  return [
    element.tagName,
    ...attributes.map(({ name, value }) => `${name}=${value}`).toSorted(),
    !element.previousElementSibling,
    !element.nextElementSibling,
    [...element.childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim()),
    element.matches(':hover'),
    element === element.ownerDocument.activeElement,
  ].join(' ');
}
