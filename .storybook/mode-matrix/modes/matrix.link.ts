/** The page of the matrix, seen from the frame around stories. */
export const MATRIX_PAGE = 'mode-matrix/index.html';
/** The matrix in the address of Storybook: `?path=/modes/<id of the story>`. */
export const MATRIX_VIEW = 'modes';
/** The parts of an address that say which modes are shown, and how large. */
export const LINK_PARAMETERS = ['only', 'size'] as const;
/** The page of the matrix: another choice is shown, the address may say so. */
export const CHOSEN = 'embarque/mode-matrix/chosen';

interface Entry {
  id: string;
  type: string;
  title?: string;
}

/** The story that is shown in all modes: on a page of documentation, the first of that page; `null` where it has none. */
export function storyOfMatrix(index: Readonly<Record<string, Entry>>, id: string): string | null {
  const shown = index[id];
  if (shown?.type !== 'docs') return id;
  return Object.values(index).find(({ type, title }) => type === 'story' && title === shown.title)?.id ?? null;
}
