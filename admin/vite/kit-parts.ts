import { globSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { MessageDescriptor } from '@lingui/core';
import type { Plugin } from 'vite';
import { type Kit, type KitGroups, kitOf } from '../src/ui-kit/kit.pages.ts';
// Lets Node read texts.
import './read-features.ts';
import { sourceOf } from './source-of.ts';

const DESIGN_SYSTEM = join(import.meta.dirname, '../../design-system/src');
const GROUPS = join(import.meta.dirname, '../src/ui-kit/kit.groups.ts');

const require = createRequire(import.meta.url);

/** The folders of the design system that are pages of the UI kit: those with examples. Widgets are shown in Storybook alone. */
export const kitFolders = (): string[] =>
  [...new Set(globSync('*/**/*.examples.tsx', { cwd: DESIGN_SYSTEM }).map((file) => dirname(file)))]
    .filter((folder) => !folder.startsWith('widgets/'))
    .toSorted();

/** The texts of the UI kit's menu, for its catalogue. */
export function kitTexts(): MessageDescriptor[] {
  const { default: groups } = require(GROUPS) as { default: KitGroups };
  return kitOf(groups, kitFolders()).flatMap(({ heading, groups: shown }) => [
    heading,
    ...shown.flatMap(({ title, pages }) => [title, ...Object.values(pages)]),
  ]);
}

/** The parts of the UI kit that code asks for by the query of the import `kit.groups.ts?…`. */
const parts = {
  menu: (kit: Kit) => kit,
  /** The beginnings of its pages' addresses. */
  addresses: () => [...new Set(kitFolders().map((folder) => folder.slice(0, folder.indexOf('/'))))],
};

const PART = new RegExp(`/kit\\.groups\\.ts\\?(${Object.keys(parts).join('|')})$`);

/** Gives code the part of the UI kit that it asks for: the first load goes without titles and icons. */
export function kitParts(): Plugin {
  return {
    name: 'embarque:kit-parts',
    load: {
      filter: { id: PART },
      async handler(id) {
        const [file = '', query = ''] = id.split('?');
        // Node keeps what it imported for good; another query makes it read a changed file again.
        const url = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
        const { default: groups } = (await import(/* @vite-ignore */ url)) as { default: KitGroups };
        return sourceOf(parts[query as keyof typeof parts](kitOf(groups, kitFolders())));
      },
    },
  };
}
