import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { brotli } from '../../admin/serve/precompress.ts';
import { root } from '../library/places.ts';
import limits from '../widget-sizes/limits.json' with { type: 'json' };
import { opened, served } from './page.ts';
import { run } from './unpack.ts';

/** Type-checks an app as strictly as TypeScript can, the types of the package and of what it imports included. */
export function checkTypes(app: string): void {
  run(join(root, 'node_modules/.bin/tsc'), ['--project', app]);
}

/** Builds the app with nothing but the template of Vite. */
export async function buildApp(app: string): Promise<void> {
  await build({ configFile: false, root: app, logLevel: 'error', plugins: [react()] });
}

/** The price of one name of the package for an app that imports it, in kB without React, compressed. */
export async function priceOf(app: string, name: string, entry = '@embarque/design-system'): Promise<number> {
  const output = await build({
    configFile: false,
    root: app,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-import',
        resolveId: (id) => (id === 'virtual:price' ? join(app, 'src/price.js') : undefined),
        load: (id) =>
          id === join(app, 'src/price.js')
            ? `export ${name === '*' ? '*' : `{ ${name} }`} from '${entry}';`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'virtual:price',
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = [output].flat().flatMap((part) => ('output' in part ? part.output : []));
  const first = chunks.flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? [chunk] : []));
  const needed = new Set(first);
  // A set may grow while it is walked.
  for (const { imports } of needed) {
    for (const chunk of chunks) if (chunk.type === 'chunk' && imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const sizes = await Promise.all([...needed].map(async ({ code }) => (await brotli(Buffer.from(code))).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** @throws when a button costs more than it may cost in this repository */
export function checkPriceOfButton(kilobytes: number): void {
  if (kilobytes > limits.widgets.Button) {
    throw new Error(`Button costs ${kilobytes.toFixed(1)} kB, the limit is ${limits.widgets.Button} kB.`);
  }
}

const appearances = [
  '?skin=light',
  '?skin=dark',
  '?direction=rtl',
  '?skin=dark&direction=rtl&locale=pt-BR',
  '?locale=fr',
];

/** The names by which the twelve widgets are found on the page. */
const widgets = [
  ['button', 'Open dialog'],
  ['combobox', 'Kind'],
  ['group', 'Departure'],
  ['textbox', 'Message'],
  ['heading', 'Travellers'],
  ['heading', 'Twelve widgets'],
] as const;

/** Opens the built app in each appearance, uses it, and wants a silent console. */
export async function checkPage(browser: Browser, app: string): Promise<void> {
  await served(join(app, 'dist'), async (url) => {
    for (const appearance of appearances) {
      const lines = await opened(browser, url + appearance, async (page) => {
        for (const [role, name] of widgets) await page.getByRole(role, { name }).first().waitFor();
        for (const text of ['Draft the price list', 'Lisbon', 'Receipts']) await page.getByText(text).first().waitFor();
        await page.getByLabel('Policies sold').first().waitFor();
        await page.getByRole('button', { name: 'Show toast' }).click();
        await page.getByText('Policy issued.').waitFor();
        await page.getByRole('button', { name: 'Open dialog' }).click();
        await page.getByRole('dialog', { name: 'Issue policy' }).waitFor();
      });
      if (lines.length > 0) throw new Error(`${appearance} wrote to the console:\n${lines.join('\n')}`);
    }
  });
}
