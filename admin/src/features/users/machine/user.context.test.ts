import { accountSample } from '@embarque/mocks/users/data';
import { describe, expect, it } from 'vitest';
import type { UsersCommand } from '../model/users.commands.ts';
import { idleOutbox } from '../../../outbox/view/outbox.view.testing.ts';
import { firstContext, standingOf, type UserContext, withOutbox } from './user.context.ts';
import { principal, entryOf, pending } from './user.walk.testing.ts';

type Status = 'active' | 'pending' | 'suspended';

const invitation: UsersCommand = { type: 'message sent', user: pending, what: 'invitation' };
const changeTo = (status: Status): UsersCommand => ({
  type: 'account changed',
  topic: 'standing',
  user: pending,
  version: 1,
  before: {},
  after: { status },
  reason: '',
});

/** The context of a user whom the server knows as `status`, with a command on the way to it. */
function contextOf(status: Status, unsent?: UsersCommand, isInvited = false): UserContext {
  const input = { outbox: idleOutbox(), id: String(pending.id), principal, settled: () => Promise.resolve() };
  const answer = { user: { ...pending, status }, account: accountSample(pending), activity: [] };
  const context = { ...firstContext(input), answer, isInvited };
  const entries = unsent ? [entryOf('own', unsent)] : [];
  return { ...context, ...withOutbox(context, { type: 'outbox changed', entries, change: null }) };
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
