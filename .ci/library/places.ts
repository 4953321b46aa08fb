import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** The sources of the design system. */
export const source = join(root, 'design-system');
/** The package as others install it. */
export const library = join(root, 'dist/design-system');
