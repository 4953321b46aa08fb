/** A number for each way in which an element and those around it were judged. */
export type KnownParts = Map<string, number>;

/**
 * The parts of the page in which an element is described as none was before below the same ancestors. A judgement that depends
 * on nothing else needs to be made nowhere else.
 *
 * @param known the descriptions of former pages; those of this page are added
 * @param describe everything that the judgement of one element depends on, its ancestors left out
 * @returns the outermost elements of these parts
 */
export function findNewParts(
  body: HTMLElement,
  known: KnownParts,
  describe: (element: Element, index: number) => string,
): Element[] {
  const found: Element[] = [];

  function visit(element: Element, parent: number | string, index: number, isBelowFound: boolean) {
    const description = `${parent} ${describe(element, index)}`;
    const isNew = !known.has(description);
    if (isNew) known.set(description, known.size);
    if (isNew && !isBelowFound) found.push(element);
    const id = known.get(description) ?? description;
    for (const [at, child] of [...element.children].entries()) visit(child, id, at, isBelowFound || isNew);
  }

  const { documentElement, defaultView } = body.ownerDocument;
  visit(body, `${defaultView?.innerWidth} ${describe(documentElement, 0)}`, 0, false);
  return found;
}
