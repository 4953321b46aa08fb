import type { ManyAnswer } from '@embarque/mocks/users/contract';
import * as v from 'valibot';
import type { OutboxFeature } from '../../outbox/outbox.types.ts';
import type { UserAsker } from '../../people/useAsker.ts';
import { userSchema, type UserFields } from '../../people/users/users.api.ts';
import { applyCommand, invertCommand, type UsersCommand, usersIn, type UsersOverlay } from './model/users.commands.ts';
import { describeCommand } from './model/users.messages.ts';
import { usersCalls } from './users.api.ts';

const fields: v.GenericSchema<unknown, UserFields> = v.object({
  role: v.exactOptional(v.string()),
  currentPlan: v.exactOptional(v.string()),
  status: v.exactOptional(v.string()),
});

const commandSchema: v.GenericSchema<unknown, StoredCommand> = v.object({
  by: v.string(),
  byName: v.exactOptional(v.string()),
  byRole: v.exactOptional(v.string()),
  command: v.variant('type', [
    v.object({
      type: v.literal('users changed'),
      changes: v.array(v.object({ user: userSchema, fields })),
      reason: v.string(),
    }),
    v.object({ type: v.literal('users deleted'), users: v.array(userSchema) }),
    v.object({ type: v.literal('users restored'), users: v.array(userSchema) }),
  ]),
});

/** A command, and the person who gave it: these requests have no session of their own. */
export interface StoredCommand extends Pick<UserAsker, 'by'>, Partial<Omit<UserAsker, 'by'>> {
  command: UsersCommand;
}

/** How the outbox carries changes of users out. The server can restore who was deleted, so that nothing is held. */
export const usersOutbox: OutboxFeature<UsersOverlay, StoredCommand, ManyAnswer> = {
  name: 'users',
  schema: commandSchema,
  apply: (overlay, { command }) => applyCommand(overlay, command),
  inverse: (overlay, { command, ...asker }) => ({ ...asker, command: invertCommand(overlay, command) }),
  describe: (_, { command }) => describeCommand(command),
  subjects: (_, { command }) => usersIn(command).map(({ id }) => String(id)),
  send: ({ command, ...asker }) => usersCalls.carryOut(command, asker),
};
