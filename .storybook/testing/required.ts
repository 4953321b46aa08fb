/**
 * A value that a test cannot go on without: `required(document.querySelector('form'), 'form')`.
 *
 * @throws when it is missing, with its name
 */
export function required<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}

/** The element that has the focus; the body when no other has it. */
export const focusedElement = () => required(document.activeElement, 'focused element');

/** The topmost element at a point of the window, such as the backdrop beside a dialog. */
export const elementAt = (x: number, y: number) => required(document.elementFromPoint(x, y), `element at ${x}, ${y}`);
