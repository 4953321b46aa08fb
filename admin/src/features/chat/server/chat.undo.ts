import type { UndoRules } from '../../../outbox/journal/undo.types.ts';
import { applyCommand, type ChatCommand } from '../model/chat.commands.ts';
import { type ChatState, noChat } from '../model/chat.state.ts';
import { withPeople } from '../model/chat.updates.ts';
import { loadPeople } from './chat.api.ts';

/** How muting and blocking are undone from any page; nothing else of the chat can be undone once the server has it. */
export const chatUndo: UndoRules<ChatState, ChatCommand> = {
  load: async (_, signal) => withPeople(noChat, await loadPeople(signal)),
  apply: applyCommand,
};
