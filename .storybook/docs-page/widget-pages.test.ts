import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../design-system/src');
const widgets = globSync('**/*.stories.tsx', { cwd: source })
  .map((file) => ({ name: basename(file, '.stories.tsx'), text: readFileSync(join(source, file), 'utf8') }))
  .filter(({ text }) => /^export const Playground\b/m.test(text));

/** Nothing in them can be reached by keys. */
const still = ['ErrorBoundary', 'Highlight'];

it('has a table of keys for each widget that can be reached by them', () => {
  // The basic checks fail for a widget that has a stop of the Tab key and no table, and for one that has a table and no stop.
  const isHeld = (text: string) => /\b(?:c|layerC)onformance[<(]/.test(text) || /\bkeyboard: \w+Keyboard/.test(text);

  expect(widgets.length).toBeGreaterThan(200);
  expect(widgets.flatMap(({ name, text }) => (isHeld(text) ? [] : [name])).toSorted()).toEqual(still);
});

/** Layers, and fields and buttons that are there for theirs. The list of `Select` is the browser's, which no page can open. */
const layers = [
  'AlertDialog',
  'Autocomplete',
  'ComboBox',
  'CommandPalette',
  'ConfirmDialog',
  'ContextMenu',
  'DatePicker',
  'DateRangePicker',
  'Dialog',
  'HoverCard',
  'Menu',
  'MultiSelect',
  'Popover',
  'SidePanel',
  'SplitButton',
  'Toaster',
  'Tooltip',
  'Tour',
];

it('shows each layer open on its page', () => {
  const opened = widgets.filter(({ text }) => /\blayerConformance\(|\bopens: true/.test(text)).map(({ name }) => name);

  expect(layers.filter((name) => !opened.includes(name))).toEqual([]);
});
