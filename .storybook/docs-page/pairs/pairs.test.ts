import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guides } from '../guides/guides.ts';

const files = ['actions', 'fields', 'layers', 'content'];
const sources = files.map((name) => readFileSync(join(import.meta.dirname, `${name}.pairs.tsx`), 'utf8'));
const widgets = sources.flatMap((source) => [...source.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name));

/** Layers that lie above the page when they are open, and a toast whose pair is that of Toast. */
const without = ['UndoableToast', 'Popover', 'Tooltip'];

it('shows each widget that has a guide used well and badly', () => {
  expect(new Set(widgets)).toEqual(new Set(Object.keys(guides).filter((name) => !without.includes(name))));
});
