import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { mswWithoutCookieJar } from './vite.ts';

describe('the fake API in a page', () => {
  let code = '';

  beforeAll(async () => {
    const result = await build({
      configFile: false,
      logLevel: 'error',
      plugins: [mswWithoutCookieJar()],
      build: {
        write: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('src/in-page.ts', import.meta.url)),
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
    code = outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
  }, 20_000);

  it('answers for the sales API', () => {
    expect(code).toContain('sales-api.example');
  });

  it('weighs at most 45 kB', () => {
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(45_000);
  });

  it('keeps no cookie jar, so it starts where storage is blocked', () => {
    expect(code).not.toContain('__msw-cookie-store__');
  });
});
