import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../shortcuts/shortcuts.ts';

export type ShellAction = 'search' | 'shortcuts';

/** The shortcuts of every page of a session. */
export const shellShortcuts: readonly Shortcut<ShellAction>[] = [
  { action: 'search', key: 'Mod+k', does: msg`Search pages, files and contacts` },
  { action: 'shortcuts', key: '?', does: msg`Show keyboard shortcuts` },
];
