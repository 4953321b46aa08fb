import type { OutboxFeature } from '../../../outbox/outbox.types.ts';
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
import type { ChatState } from '../model/chat.state.ts';
import { sendCommand } from './chat.api.ts';
import { describeCommand } from './chat.messages.ts';
import { commandSchema } from './chat.schema.ts';

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
  send: (command, { id }) => send(command, id),
});

export const chatOutbox = chatOutboxWith(sendCommand);
