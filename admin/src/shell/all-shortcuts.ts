import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailShortcuts } from '../features/email/email.shortcuts.ts';
import { kanbanShortcuts } from '../features/kanban/kanban.shortcuts.ts';
import type { Shortcut } from '../shortcuts/shortcuts.ts';
import { shellShortcuts } from './shell.shortcuts.ts';

/** Every shortcut by where it works; menus, the sheet and the tests read them from here. */
export const allShortcuts: readonly { where: MessageDescriptor; shortcuts: readonly Shortcut[] }[] = [
  { where: msg`Everywhere`, shortcuts: shellShortcuts },
  { where: msg`Email`, shortcuts: emailShortcuts },
  { where: msg`Kanban`, shortcuts: kanbanShortcuts },
];
