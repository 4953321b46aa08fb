import { accountSample, usersSample } from '@embarque/mocks/users/data';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { required } from '#storybook/testing/required.ts';
import { planUndo } from '../../outbox/journal/undo.core.ts';
import { type AccountFields, fieldsOf } from './account/account.fields.ts';
import { type AccountEdit, NO_OVERLAY, type UsersCommand } from './model/users.commands.ts';
import { type StoredCommand, usersOutbox } from './users.outbox.ts';
import { usersUndo } from './users.undo.ts';

const user = required(usersSample(1)[0], 'user');
const by = { by: 'admin@demo.com', byRole: 'admin' };

const edit: AccountEdit = {
  type: 'account changed',
  topic: 'details',
  user,
  version: 1,
  before: { taxId: 'Tax-1', language: 'English' },
  after: { taxId: 'Tax-2', language: 'French' },
  reason: '',
};
const stored = (command: UsersCommand): StoredCommand => ({ ...by, command });

describe('a stored change of a user', () => {
  it.each<UsersCommand>([
    edit,
    { type: 'message sent', user, what: 'reset link' },
    { type: 'users changed', changes: [{ user, fields: { status: 'suspended' } }], reason: 'Left' },
  ])('$type is read again after a reload', (command) => {
    expect(v.parse(usersOutbox.schema, JSON.parse(JSON.stringify(stored(command))))).toEqual(stored(command));
  });

  it('is left out when it has fields that no update may change', () => {
    expect(v.is(usersOutbox.schema, stored({ ...edit, after: { version: 9 } }))).toBe(false);
  });
});

describe('an undo of a change of a user', () => {
  const inverse = required(usersOutbox.inverse(NO_OVERLAY, stored(edit)), 'inverse');
  const now = (fields: AccountFields) => [
    { id: user.id, ...fieldsOf({ user, account: accountSample(user), activity: [] }), ...edit.after, ...fields },
  ];

  it('takes all of its fields back', () => {
    const { inverse: planned, obstacle } = planUndo(usersUndo, now({}), { command: stored(edit), inverse }, []);

    expect(obstacle).toBeNull();
    expect(planned?.command).toMatchObject({ after: edit.before });
  });

  it('leaves a field that was changed since', () => {
    const change = { command: stored(edit), inverse };
    const { inverse: planned, obstacle } = planUndo(usersUndo, now({ language: 'German' }), change, []);

    expect(obstacle).toBe('changed since');
    expect(planned?.command).toMatchObject({ after: { taxId: 'Tax-1' } });
    expect(planned).not.toHaveProperty('command.after.language');
  });
});
