import { fileURLToPath } from 'node:url';
import { build, type PluginOption, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { announcerUnderTrustedTypes, textsAndStyles, workbooksWithoutWorkers } from './vite.ts';

const ofThePrefixer = 'grid-row-span';

async function chunksOf(file: string, plugins: PluginOption[]): Promise<Rolldown.OutputChunk[]> {
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
  return outputs.filter((output) => output.type === 'chunk');
}

async function codeOf(file: string, ...plugins: PluginOption[]): Promise<string> {
  const chunks = await chunksOf(file, plugins);
  return chunks.map(({ code }) => code).join('');
}

it('takes the prefixes out of what a page loads, and they would be in it otherwise', async () => {
  const widget = 'src/components/spinners/Spinner.styles.ts';
  const [usual, lighter] = [await codeOf(widget), await codeOf(widget, textsAndStyles())];

  expect(usual).toContain(ofThePrefixer);
  expect(lighter).not.toContain(ofThePrefixer);
}, 60_000);

it('takes the keys out of the shapes of icons, and they would be in it otherwise', async () => {
  const widget = 'src/tables/table/SortHead.tsx';
  const [usual, lighter] = [await codeOf(widget), await codeOf(widget, textsAndStyles())];

  const shape = /\["?(?:path|circle|`path`|`circle`)"?,\s*\{[^}]*\bkey:/;
  expect(usual).toMatch(shape);
  expect(lighter).not.toMatch(shape);
}, 60_000);

it('leaves the languages that a widget can have in its code, and there would be more otherwise', async () => {
  const field = 'src/forms/elements/number-input/NumberField.tsx';
  const languagesOf = async (...plugins: PluginOption[]) => {
    const modules = (await chunksOf(field, plugins)).flatMap(({ moduleIds }) => moduleIds);
    return modules.flatMap((id) => /\/intl\/numberfield\/(.+)\.mjs$/.exec(id)?.[1] ?? []);
  };

  expect((await languagesOf()).length).toBeGreaterThan(30);
  expect((await languagesOf(textsAndStyles())).toSorted()).toEqual(['de-DE', 'en-US', 'fr-FR', 'pt-BR']);
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
