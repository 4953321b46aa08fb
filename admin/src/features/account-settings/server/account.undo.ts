import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyCommand } from '../model/account.commands.ts';
import type { AccountCommand, AccountState } from '../model/account.types.ts';
import { accountCalls } from './account.api.ts';

/** How changes of the settings are undone from any page: each section, connection and card as a whole. */
export const accountUndo: UndoRules<AccountState, AccountCommand> = {
  load: async (_, signal) => accountCalls.load(signal),
  apply: applyCommand,
};
