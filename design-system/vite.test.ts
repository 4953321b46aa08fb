import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { announcerUnderTrustedTypes, stylesWithoutPrefixes, workbooksWithoutWorkers } from './vite.ts';

const ofThePrefixer = 'grid-row-span';

async function codeOf(file: string, ...plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((output) => (output.type === 'chunk' ? output.code : '')).join('');
}

it('takes the prefixes out of what a page loads, and they would be in it otherwise', async () => {
  const widget = 'src/components/spinners/Spinner.styles.ts';
  const [usual, lighter] = [await codeOf(widget), await codeOf(widget, stylesWithoutPrefixes())];

  expect(usual).toContain(ofThePrefixer);
  expect(lighter).not.toContain(ofThePrefixer);
}, 60_000);

it('leaves no markup in what takes announcements back, and there would be some otherwise', async () => {
  const field = 'src/forms/elements/number-input/NumberField.tsx';
  const [usual, trusted] = [await codeOf(field), await codeOf(field, announcerUnderTrustedTypes())];

  const emptying = /\.innerHTML\s*=\s*(?:''|``|"")/;
  expect(usual).toMatch(emptying);
  expect(trusted).not.toMatch(emptying);
}, 60_000);

it('leaves no worker in what writes workbooks, and there would be one otherwise', async () => {
  const writer = 'src/lib/files/write-workbook.ts';
  const [usual, inPage] = [await codeOf(writer), await codeOf(writer, workbooksWithoutWorkers())];

  expect(usual).toContain('new Worker');
  expect(inPage).not.toContain('new Worker');
}, 60_000);
