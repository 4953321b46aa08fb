import type { ManyAnswer } from '@embarque/mocks/users/contract';
import * as v from 'valibot';
import type { OutboxFeature } from '../../outbox/outbox.types.ts';
import type { UserPrincipal } from '../../people/usePrincipal.ts';
import { userSchema, type UserFields } from '../../people/users/users.api.ts';
import type { AccountAnswer } from './account/account.api.ts';
import { isFieldName } from './account/account.fields.ts';
import {
  ACCOUNT_TOPICS,
  applyCommand,
  invertCommand,
  type UsersCommand,
  usersIn,
  type UsersOverlay,
} from './model/users.commands.ts';
import { describeCommand } from './model/users.messages.ts';
import { reasonOf, usersCalls } from './users.api.ts';

const fields: v.GenericSchema<unknown, UserFields> = v.object({
  role: v.exactOptional(v.string()),
  currentPlan: v.exactOptional(v.string()),
  status: v.exactOptional(v.string()),
});

const accountFields = v.record(v.pipe(v.string(), v.check(isFieldName)), v.unknown());

const commandSchema: v.GenericSchema<unknown, StoredCommand> = v.object({
  by: v.string(),
  byName: v.exactOptional(v.string()),
  byRole: v.exactOptional(v.string()),
  command: v.variant('type', [
    v.object({
      type: v.literal('account changed'),
      topic: v.picklist(ACCOUNT_TOPICS),
      user: userSchema,
      version: v.number(),
      before: accountFields,
      after: accountFields,
      reason: v.exactOptional(v.string()),
    }),
    v.object({ type: v.literal('message sent'), user: userSchema, what: v.picklist(['reset link', 'invitation']) }),
    v.object({
      type: v.literal('users changed'),
      changes: v.array(v.object({ user: userSchema, fields })),
      reason: v.exactOptional(v.string()),
    }),
    v.object({ type: v.literal('users deleted'), users: v.array(userSchema) }),
    v.object({ type: v.literal('users restored'), users: v.array(userSchema) }),
  ]),
});

/** A command, and the person who gave it: these requests have no session of their own. */
export interface StoredCommand extends Pick<UserPrincipal, 'by'>, Partial<Omit<UserPrincipal, 'by'>> {
  command: UsersCommand;
}

/** A response to a command: of the list, or of the page of one user. */
export type UsersResponse = ManyAnswer | AccountAnswer;

/** How the outbox carries changes of users out. The server can restore who was deleted, so that nothing is held. */
export const usersOutbox: OutboxFeature<UsersOverlay, StoredCommand, UsersResponse> = {
  name: 'users',
  schema: commandSchema,
  apply: (overlay, { command }) => applyCommand(overlay, command),
  inverse: (overlay, { command, ...principal }) => {
    const inverse = invertCommand(overlay, command);
    return inverse && { ...principal, command: inverse };
  },
  reasonOf,
  describe: (_, { command }) => describeCommand(command),
  subjects: (_, { command }) => usersIn(command).map(({ id }) => String(id)),
  isAddition: ({ command }) => command.type === 'message sent',
  send: ({ command, ...principal }, { id }) => usersCalls.carryOut(command, principal, id),
};
