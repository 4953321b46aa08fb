import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Shortcut } from '../shortcuts/shortcuts.ts';
import { shellShortcuts } from './shell.shortcuts.ts';

/** Every shortcut by where it works; menus, the sheet and the tests read them from here. */
export const allShortcuts: readonly { where: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  { where: msg`Everywhere`, shortcuts: shellShortcuts },
];
