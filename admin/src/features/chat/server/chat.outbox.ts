import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
import type { Persisted } from '../../../storage/persisted.ts';
import {
  applyCommand,
  type ChatCommand,
  type ChatResponse,
  confirmCommand,
  invertCommand,
  isAddition,
  isHeld,
  mergeCommands,
  scopeOf,
} from '../model/chat.commands.ts';
import { type FailedMessage, failedMessage } from '../model/chat.drafts.ts';
import type { ChatState } from '../model/chat.state.ts';
import { sendCommand } from './chat.api.ts';
import { describeCommand } from './chat.messages.ts';
import { commandSchema } from './chat.schema.ts';
import { type StoredChat, storedChat } from './chat.storage.ts';

/** How the outbox carries the commands of the chat out, by requests that a test can replace. */
export const chatOutboxWith = (send: typeof sendCommand): OutboxFeature<ChatState, ChatCommand, ChatResponse> => ({
  name: 'chat',
  schema: commandSchema,
  apply: applyCommand,
  confirm: confirmCommand,
  inverse: invertCommand,
  describe: describeCommand,
  scope: scopeOf,
  merge: mergeCommands,
  isHeld,
  isAddition,
  send: async (command, { id, storage }) => {
    try {
      return await send(command, id);
    } catch (error) {
      // A page that is open shows it by itself; one that is opened later finds it here.
      if (command.type === 'message sent') storeFailed(storedChat.in(storage), failedMessage(command, error));
      throw error;
    }
  },
});

export const chatOutbox = chatOutboxWith(sendCommand);

function storeFailed(stored: Persisted<StoredChat>, message: FailedMessage): void {
  const chat = stored.read();
  stored.write({ ...chat, failed: { ...chat.failed, [message.command.clientId]: message } });
}
