import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { stylesWithoutPrefixes } from './vite.ts';

const ofThePrefixer = 'grid-row-span';

async function codeOfAWidget(...plugins: ReturnType<typeof stylesWithoutPrefixes>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/components/spinners/Spinner.styles.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}

it('takes the prefixes out of what a page loads, and they would be in it otherwise', async () => {
  const [usual, lighter] = [await codeOfAWidget(), await codeOfAWidget(stylesWithoutPrefixes())];

  expect(usual).toContain(ofThePrefixer);
  expect(lighter).not.toContain(ofThePrefixer);
}, 60_000);
