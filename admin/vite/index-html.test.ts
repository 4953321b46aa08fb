import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const withoutIndent = (html: string) => html.replaceAll(/^\s+/gm, '').trim();

it('shows the splash of the design system until the app is there (SPEC-2.2-b)', () => {
  const splash = withoutIndent(read('design-system/src/widgets/splash/splash.html'));

  expect(withoutIndent(read('admin/index.html'))).toContain(`<div id="root">\n${splash}\n</div>`);
});
