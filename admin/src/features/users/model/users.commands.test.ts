import { usersSample } from '@embarque/mocks/users/data';
import { expect, it } from 'vitest';
import { applyCommand, invertCommand, NO_OVERLAY, type UsersCommand, withOverlay } from './users.commands.ts';

const users = usersSample(50);
const [first, second, third] = users;
if (!first || !second || !third) throw new Error('The sample has too few users');
const answer = { total: 50, users: [first, second, third] };

const suspension: UsersCommand = {
  type: 'users changed',
  changes: [first, second].map((user) => ({ user, fields: { status: 'suspended' } })),
  reason: 'Left',
};

it('a change and its inverse leave the rows as they were, each user by their own values', () => {
  const changed = applyCommand(NO_OVERLAY, suspension);
  expect(withOverlay(answer, changed).users.map(({ status }) => status)).toEqual([
    'suspended',
    'suspended',
    'inactive',
  ]);

  const undone = applyCommand(changed, invertCommand(changed, suspension));
  expect(withOverlay(answer, undone)).toEqual(answer);
});

it('a deletion takes rows and their count away, also of users on other pages', () => {
  const command: UsersCommand = { type: 'users deleted', users: [second, ...users.slice(40)] };
  const deleted = applyCommand(NO_OVERLAY, command);

  expect(withOverlay(answer, deleted)).toEqual({ total: 49, users: [first, third] });
  expect(withOverlay(answer, applyCommand(deleted, invertCommand(deleted, command)))).toEqual(answer);
});

it('the same change again changes nothing', () => {
  const changed = applyCommand(NO_OVERLAY, suspension);
  expect(applyCommand(changed, suspension)).toBe(changed);
});
