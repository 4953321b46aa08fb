import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as React from 'react';
import type * as Server from 'react-dom/server';

/** Renders the built examples of an app, and counts the widgets that were on them. Its own process has no module of the package yet. */
const [app = ''] = process.argv.slice(2);
const require = createRequire(join(app, 'index.js'));
const seen = new Set<unknown>();
const complaints: string[] = [];

noteWidgets();
console.error = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));

/** Props that widgets have in common. */
const usual = {
  isOpen: false,
  person: { name: 'Marina Duarte' },
  query: '',
  products: [],
  conflicts: [],
  fields: {},
  image: { src: 'data:,', name: 'Map' },
  event: { id: '1', title: 'Lisbon', calendar: '1', start: '2026-11-10', end: '2026-11-14', allDay: true },
  title: 'Title',
  label: 'Label',
  items: [],
  rows: [],
  texts: {},
  load: () => Promise.resolve(() => null),
  onClose: () => {},
  onChange: () => {},
};

const installed = join(app, 'node_modules/@embarque/design-system');
const { createElement } = require('react') as typeof React;
const { renderToString } = require('react-dom/server') as typeof Server;
const { ServerStyleSheet } = await import('styled-components');
const entries = await importEntries();
const { DesignSystemProvider } = Object.fromEntries(entries)['.'] as unknown as {
  DesignSystemProvider: React.ComponentType<{ children: React.ReactNode }>;
};
const files = (await import(pathToFileURL(join(app, 'examples/examples.js')).href)) as Record<
  string,
  Record<string, React.ComponentType>
>;

seen.add(DesignSystemProvider);
const examples = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([, value]) => typeof value === 'function'),
);
for (const [name, Example] of examples) render(name, Example);

const widgets = entries.flatMap(([entry, module]) =>
  Object.entries(module)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Error') && isComponent(value))
    .map(([name, value]) => ({ name: `${entry} ${name}`, value })),
);
// Parts of others, layers and places of widgets that load: no example has them at first sight.
const unseen = widgets.filter(({ value }) => !seen.has(value));
for (const { name, value } of unseen) render(name, () => createElement(value as React.ComponentType<object>, usual));
console.log(
  `${examples.length} examples, ${widgets.length} widgets, ${unseen.length} of them alone, ${entries.length} entries`,
);
if (complaints.length > 0) {
  process.stderr.write(`${[...new Set(complaints)].join('\n')}\n`);
}
// Samples have clocks that would keep the process.
process.exit(complaints.length > 0 ? 1 : 0);

/** React's own function that makes elements tells which components were asked for. */
function noteWidgets() {
  const runtime = require('react/jsx-runtime') as Record<string, (type: unknown, ...rest: unknown[]) => unknown>;
  for (const name of ['jsx', 'jsxs']) {
    const make = runtime[name];
    if (!make) continue;
    runtime[name] = (type, ...rest) => {
      seen.add(type);
      return make(type, ...rest);
    };
  }
}

async function importEntries(): Promise<[string, Record<string, unknown>][]> {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  return Promise.all(
    Object.entries(exports).flatMap(([name, target]) =>
      typeof target === 'string' ? [] : [importEntry(name, join(installed, target.default))],
    ),
  );
}

async function importEntry(name: string, file: string): Promise<[string, Record<string, unknown>]> {
  return [name, (await import(pathToFileURL(file).href)) as Record<string, unknown>];
}

function render(name: string, Example: React.ComponentType) {
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(createElement(DesignSystemProvider, null, createElement(Example))));
  } catch (error) {
    complaints.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    sheet.seal();
  }
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
