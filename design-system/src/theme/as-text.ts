/**
 * Styles of `css` that no prop changes, as one text. styled-components joins the pieces of an element's styles with every render
 * and looks up the result; a single piece it only looks up. For what stands on a page by the hundred.
 *
 * @throws when a piece is a function, which would have to be asked with every render
 */
export function asText(styles: readonly unknown[]): string {
  if (styles.some((piece) => typeof piece === 'function')) throw new Error('These styles depend on props.');
  return styles.join('');
}
