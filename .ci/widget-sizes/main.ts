import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { brotli } from '../../admin/serve/precompress.ts';
import { textsAndStyles } from '../../design-system/vite.ts';
import limits from './limits.json' with { type: 'json' };
import { widgetsOf } from './widgets.ts';

const top = join(import.meta.dirname, '../..');
const barrels = [
  'index.ts',
  'charts/charts.ts',
  'datatables/datatables.ts',
  'widgets/calendar/calendar.ts',
  'widgets/chat-box/chat.ts',
  'widgets/kanban-board/kanban.ts',
];
/** The file that each widget is exported by. */
const homes = new Map(barrels.flatMap((path) => homesIn(join(top, 'design-system/src', path))));
const widgets = [...homes.keys()];

/** One entry for each widget: an app that imports that name from the package, and nothing else. */
const oneImportEach: Plugin = {
  name: 'embarque:one-import-each',
  resolveId: (id) => (id.startsWith('widget:') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0widget:') ? `export { ${id.slice(8)} } from '${homes.get(id.slice(8))}';` : undefined,
};

const output = await build({
  configFile: false,
  root: top,
  logLevel: 'warn',
  plugins: [oneImportEach, react(), textsAndStyles()],
  build: {
    write: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      external: /^react(-dom)?($|\/)/,
      preserveEntrySignatures: 'strict',
      input: Object.fromEntries(widgets.map((name) => [name, `widget:${name}`])),
    },
  },
});

if (!('output' in output)) throw new Error('Vite built more than it was asked for.');
const chunks = output.output.filter((file) => file.type === 'chunk');
/** The compressed size of each chunk; most widgets share some. */
const bytes = new Map(
  await Promise.all(chunks.map(async (chunk) => [chunk, (await brotli(Buffer.from(chunk.code))).length] as const)),
);
const sizes = widgets.map((name) => ({ name, kilobytes: kilobytesOf(name) }));

for (const { name, kilobytes } of sizes.toSorted((one, other) => other.kilobytes - one.kilobytes)) {
  const limit = limitOf(name);
  const shown = kilobytes.toFixed(1);
  const isOver = Number(shown) > limit;
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${shown} kB without React, the limit is ${limit} kB`);
  if (isOver) process.exitCode = 1;
}

function homesIn(barrel: string): [string, string][] {
  return widgetsOf(readFileSync(barrel, 'utf8')).map((name) => [name, barrel]);
}

/** A limit of its own, or that of its kind: built on React Aria, or plain. */
function limitOf(name: string): number {
  const own: Record<string, number> = limits.widgets;
  const isBuiltOnReactAria = [...neededBy(name)].some(({ moduleIds }) =>
    moduleIds.some((id) => id.includes('/react-aria')),
  );
  return own[name] ?? (isBuiltOnReactAria ? limits.builtOnReactAria : limits.plain);
}

function kilobytesOf(name: string): number {
  return [...neededBy(name)].reduce((sum, chunk) => sum + (bytes.get(chunk) ?? 0), 0) / 1000;
}

/** All that a browser must have before the widget can be shown, without what the widget loads later by itself. */
function neededBy(name: string): Set<Rolldown.OutputChunk> {
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name));
  // A set may grow while it is walked.
  for (const { imports } of needed) importedBy(imports).forEach((chunk) => needed.add(chunk));
  return needed;
}

function importedBy(imports: string[]): Rolldown.OutputChunk[] {
  return chunks.filter(({ fileName }) => imports.includes(fileName));
}
