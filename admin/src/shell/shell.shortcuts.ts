import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../shortcuts/shortcuts.ts';

export type ShellAction = 'search' | 'journal' | 'shortcuts';

/** The shortcuts of every page of a session. */
export const shellShortcuts: readonly Shortcut<ShellAction>[] = [
  { action: 'search', key: 'Mod+k', does: msg`Search pages, files and contacts` },
  { action: 'journal', key: 'Mod+j', does: msg`Show your changes` },
  { action: 'shortcuts', key: '?', does: msg`Show keyboard shortcuts` },
];
