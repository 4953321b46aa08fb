import { accountSample, usersSample } from '@embarque/mocks/users/data';
import { describe, expect, it } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import type { UsersCommand } from '../model/users.commands.ts';
import type { StoredCommand } from '../users.outbox.ts';
import { firstContext, standingOf, type UserContext } from './user.context.ts';

type Status = 'active' | 'pending' | 'suspended';

const user = required(usersSample(1)[0], 'user');
const asker = { by: 'admin@demo.com', byName: 'Marina Duarte', byRole: 'admin' };

const invitation: UsersCommand = { type: 'message sent', user, what: 'invitation' };
const changeTo = (status: Status): UsersCommand => ({
  type: 'account changed',
  topic: 'standing',
  user,
  version: 1,
  before: {},
  after: { status },
  reason: '',
});

const entryOf = (command: UsersCommand): Entry<StoredCommand> => ({
  id: 'own',
  by: asker.by,
  at: '',
  feature: 'users',
  scope: 'users',
  subjects: [String(user.id)],
  command: { ...asker, command },
  inverse: null,
  description: { done: null, refused: { id: 'refused' } },
  state: 'sending',
});

/** The context of a user whom the server knows as `status`, with a command on the way to it. */
function contextOf(status: Status, unsent?: UsersCommand, isInvited = false): UserContext {
  const input = { id: String(user.id), asker, settled: () => Promise.resolve() };
  const answer = { user: { ...user, status }, account: accountSample(user), activity: [] };
  return { ...firstContext(input), answer, isInvited, entries: unsent ? [entryOf(unsent)] : [] };
}

describe('the standing of a user', () => {
  it.each([
    ['active', undefined, 'active'],
    ['pending', undefined, 'pending'],
    ['suspended', undefined, 'suspended'],
    ['active', changeTo('suspended'), 'suspending'],
    ['pending', changeTo('suspended'), 'suspending'],
    ['suspended', changeTo('active'), 'reactivating'],
    ['suspended', changeTo('pending'), 'reactivating'],
    ['pending', invitation, 'inviting'],
  ] as const)('of the server is %s, of the command on its way %o: %s', (status, unsent, standing) => {
    expect(standingOf(contextOf(status, unsent))).toBe(standing);
  });

  it('is invited once an invitation was sent on this visit, for as long as it is pending', () => {
    expect(standingOf(contextOf('pending', undefined, true))).toBe('invited');
    expect(standingOf(contextOf('active', undefined, true))).toBe('active');
  });

  it('is none before the user is there', () => {
    expect(standingOf({ ...contextOf('active'), answer: null })).toBeNull();
  });
});
