import { existsSync, readFileSync } from 'node:fs';
import { HttpHandler } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { fakeApiControls } from './fake-api/fake-api.server.ts';
import { handlers } from './index.ts';
import { salesApiControls } from './sales-api/server/sales-api.controls.ts';
import { SALES_API_DEMO_BASE, salesApi } from './sales-api/sales-api.handlers.ts';

const page = new URL('../../docs/api.md', import.meta.url);
const rows = readFileSync(page, 'utf8').matchAll(/^\| `([A-Z]+ \/\S*)` +\|.*\]\((\S+)\) +\|$/gm);
const documented = Array.from(rows, ([, call = '', file = '']) => ({ call, file }));

/** As the page spells it; undefined for the handlers that only catch what is left over. */
function spelling(handler: unknown): string | undefined {
  if (!(handler instanceof HttpHandler) || typeof handler.info.path !== 'string') return undefined;
  const { method, path } = handler.info;
  if (method instanceof RegExp) return undefined;
  return `${method} ${path.replace(SALES_API_DEMO_BASE, '').replaceAll(/:(\w+)/g, '{$1}')}`;
}

describe('docs/api.md', () => {
  it('lists every call that is answered, and no other', () => {
    const answered = [...handlers, ...salesApiControls(salesApi), ...fakeApiControls(() => undefined)]
      .map(spelling)
      .filter((call) => call !== undefined);

    expect(documented.map(({ call }) => call).toSorted()).toEqual(answered.toSorted());
  });

  it('leads to files that exist', () => {
    const lost = documented.filter(({ file }) => !existsSync(new URL(file, page)));

    expect(documented).not.toEqual([]);
    expect(lost).toEqual([]);
  });
});
