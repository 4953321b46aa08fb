/** The page of the matrix, seen from the frame around stories. */
export const MATRIX_PAGE = 'mode-matrix/index.html';
/** The matrix in the address of Storybook: `?path=/modes/<id of the story>`. */
export const MATRIX_VIEW = 'modes';
/** The parts of an address that say which modes are shown, and how large. */
export const LINK_PARAMETERS = ['only', 'size'] as const;
/** The page of the matrix: another choice is shown, the address may say so. */
export const CHOSEN = 'embarque/mode-matrix/chosen';
