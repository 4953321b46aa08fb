import { usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import {
  activeAmong,
  applyCommand,
  invertCommand,
  NO_OVERLAY,
  type UsersCommand,
  withOverlay,
} from './users.commands.ts';

const users = usersSample(50);
const [first, second, third] = users;
if (!first || !second || !third) throw new Error('The sample has too few users');
const answer = { total: 50, users: [first, second, third] };

const suspension: UsersCommand = {
  type: 'users changed',
  changes: [first, second].map((user) => ({ user, fields: { status: 'suspended' } })),
  reason: 'Left',
};

const inverted = (command: UsersCommand) => required(invertCommand(NO_OVERLAY, command), 'inverse');

it('a change and its inverse leave the rows as they were, each user by their own values', () => {
  const changed = applyCommand(NO_OVERLAY, suspension);
  expect(withOverlay(answer, changed).users.map(({ status }) => status)).toEqual([
    'suspended',
    'suspended',
    'inactive',
  ]);

  const undone = applyCommand(changed, inverted(suspension));
  expect(withOverlay(answer, undone)).toEqual(answer);
});

it('a deletion takes rows and their count away, also of users on other pages', () => {
  const command: UsersCommand = { type: 'users deleted', users: [second, ...users.slice(40)] };
  const deleted = applyCommand(NO_OVERLAY, command);

  expect(withOverlay(answer, deleted)).toEqual({ total: 49, users: [first, third] });
  expect(withOverlay(answer, applyCommand(deleted, inverted(command)))).toEqual(answer);
});

it('an administrator who is deleted, suspended or given another role counts as none before the server has confirmed it', () => {
  const overlayOf = (command: UsersCommand) => applyCommand(NO_OVERLAY, command);
  const changed = (fields: { role?: string; contact?: string }): UsersCommand => ({
    type: 'users changed',
    changes: [{ user: second, fields }],
  });
  const left = (command: UsersCommand) => activeAmong([first.id, second.id, third.id], overlayOf(command));

  expect(left(suspension)).toEqual([third.id]);
  expect(left({ type: 'users deleted', users: [third] })).toEqual([first.id, second.id]);
  expect(left(changed({ role: 'editor' }))).toEqual([first.id, third.id]);
  expect(left(changed({ role: 'admin' }))).toEqual([first.id, second.id, third.id]);
});

it('the same change again changes nothing', () => {
  const changed = applyCommand(NO_OVERLAY, suspension);
  expect(applyCommand(changed, suspension)).toBe(changed);
});

it('fields of one user show in the list as far as it has them, and are taken back as they were', () => {
  const command: UsersCommand = {
    type: 'account changed',
    topic: 'details',
    user: first,
    version: 1,
    before: { fullName: first.fullName, 'address.city': 'Lisbon' },
    after: { fullName: 'Ana Lima', 'address.city': 'Porto' },
    reason: '',
  };
  const changed = applyCommand(NO_OVERLAY, command);

  expect(withOverlay(answer, changed).users[0]).toEqual({ ...first, fullName: 'Ana Lima' });
  expect(applyCommand(changed, inverted(command))[first.id]).toEqual(command.before);
});

it('an undone reactivation leaves the reason to the suspension before', () => {
  const [before, after] = [{ status: 'suspended' }, { status: 'active' }];
  const user = { ...first, ...before };
  const edit = { type: 'account changed', topic: 'standing', user, version: 2, before, after, reason: '' } as const;
  const inList: UsersCommand = { type: 'users changed', changes: [{ user, fields: after }], reason: '' };

  expect([inverted(edit), inverted(inList)].map((command) => 'reason' in command)).toEqual([false, false]);
});

it('nothing takes back a sent link, nor a sign-out of all devices', () => {
  const devices = { before: { devices: [1] }, after: { devices: [] } };
  const signOut = {
    type: 'account changed',
    topic: 'devices',
    user: first,
    version: 1,
    reason: '',
    ...devices,
  } as const;

  expect(invertCommand(NO_OVERLAY, signOut)).toBeNull();
  expect(invertCommand(NO_OVERLAY, { type: 'message sent', user: first, what: 'reset link' })).toBeNull();
});
