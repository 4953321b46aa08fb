/** In the address of a story that only opens its layer, and checks nothing. */
const PICTURE = 'picture';

/** Whether the page of a widget shows the story as a picture of its open layer. */
export const isPicture = (search = location.search): boolean => new URLSearchParams(search).has(PICTURE);

/**
 * The address of a story as such a picture.
 *
 * @param globals the choices of the toolbar, as Storybook writes them into addresses
 */
export function pictureOf(id: string, globals: string): string {
  return `./iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals, [PICTURE]: '1' })}`;
}
