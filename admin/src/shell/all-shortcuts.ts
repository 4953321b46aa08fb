import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShortcutsPart } from '../manifest/parts.ts';
import type { Shortcut } from '../shortcuts/shortcuts.ts';
import { shellShortcuts } from './shell.shortcuts.ts';

export interface ShortcutGroup {
  where: MessageDescriptor;
  shortcuts: readonly Shortcut[];
}

const features = Object.values(
  import.meta.glob<ShortcutsPart>('../features/*/*.feature.ts', {
    eager: true,
    query: '?shortcuts',
    import: 'default',
  }),
);

/** Every shortcut by where it works. Rejects when the code of one cannot be fetched. */
export async function loadAllShortcuts(): Promise<ShortcutGroup[]> {
  const groups = features.map(async ({ title, shortcuts }) =>
    shortcuts ? [{ where: title, shortcuts: await shortcuts() }] : [],
  );
  return [{ where: msg`Everywhere`, shortcuts: shellShortcuts }, ...(await Promise.all(groups)).flat()];
}
