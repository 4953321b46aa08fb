import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { mswWithoutCookieJar } from './vite.ts';

describe('the fake API in a page', () => {
  let chunks: Rolldown.OutputChunk[] = [];

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
    chunks = outputs.filter((output) => output.type === 'chunk');
  }, 60_000);

  const weight = (parts: Rolldown.OutputChunk[]) =>
    parts.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

  it('answers for the sales API', () => {
    expect(chunks.some(({ code }) => code.includes('sales-api.example'))).toBe(true);
  });

  it('weighs at most 45 kB before the first feature', () => {
    const entry = chunks.filter(({ isEntry }) => isEntry);
    const needed = chunks.filter(({ fileName }) => entry.some(({ imports }) => imports.includes(fileName)));

    expect(weight([...entry, ...needed])).toBeLessThanOrEqual(45_000);
  });

  it('brings at most 25 kB with each feature', () => {
    const tooHeavy = chunks.filter((chunk) => chunk.isDynamicEntry && weight([chunk]) > 25_000);

    expect(tooHeavy.map(({ fileName }) => fileName)).toEqual([]);
  });

  it('keeps no cookie jar, so it starts where storage is blocked', () => {
    expect(chunks.filter(({ code }) => code.includes('__msw-cookie-store__'))).toEqual([]);
  });
});
