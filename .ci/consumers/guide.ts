import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../library/places.ts';

const pages = ['.storybook/pages/Developers.mdx', 'design-system/README.md'];

/** Writes each block of code of the guide as a module of an app, which is then type-checked with it. */
export function copyGuide(app: string): void {
  const folder = join(app, 'src/guide');
  mkdirSync(folder, { recursive: true });
  for (const [page, file] of pages.entries()) {
    const blocks = readFileSync(join(root, file), 'utf8').matchAll(/^```tsx\n(.*?)^```$/gms);
    for (const [block, [, code = '']] of [...blocks].entries()) {
      writeFileSync(join(folder, `page-${page}-block-${block}.tsx`), code);
    }
  }
}
