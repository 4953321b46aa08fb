/**
 * Styles of `css` that no prop changes, as one text. styled-components joins the pieces of an element's styles with every render
 * and looks up the result; a single piece it only looks up. For what stands on a page by the hundred.
 *
 * @param styles without functions: nobody would call them
 */
export const asText = (styles: readonly unknown[]): string => styles.join('');
