import type { AccountAnswer } from '@embarque/mocks/users/contract';
import { accountSample, usersSample } from '@embarque/mocks/users/data';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../http/http.error.ts';
import { mergedFields, mergeUser } from '../merge/user.merge.ts';
import type { AccountEdit } from '../model/users.commands.ts';
import { type AccountFields, changesOf, fieldsOf, isSame, withFields } from './account.fields.ts';
import { saveAccount } from './save-account.ts';

const [user] = usersSample(1);
if (!user) throw new Error('The sample has no user');
const base: AccountAnswer = { user, account: accountSample(user), activity: [] };
const before = fieldsOf(base);

/** The user after another person's save. */
const changedTo = (fields: AccountFields): AccountAnswer => {
  const { user: changed, account, activity } = withFields(base, fields) as AccountAnswer;
  return { user: changed, account: { ...account, version: base.account.version + 1 }, activity };
};

const editOf = (after: AccountFields): AccountEdit => ({
  type: 'account changed',
  topic: 'details',
  user,
  version: base.account.version,
  before: Object.fromEntries(Object.keys(after).map((name) => [name, before[name]])),
  after,
  reason: '',
});

describe('the fields of a user', () => {
  it('are taken apart and put together without a loss', () => {
    expect(fieldsOf(withFields(base, { 'address.city': 'Porto', username: 'ana' }))).toEqual({
      ...before,
      'address.city': 'Porto',
      username: 'ana',
    });
    expect(changesOf({ 'address.city': 'Porto', 'address.state': 'Porto', taxId: '1' })).toEqual({
      address: { city: 'Porto', state: 'Porto' },
      taxId: '1',
    });
    expect(isSame(withFields(base, {}), base)).toBe(true);
  });
});

describe('a change of a user that another person has changed too', () => {
  it('is merged within the address and the notifications, and sends only what differs', () => {
    const theirs = changedTo({ 'address.city': 'Porto', 'notifications.new-device': [] });
    const changes = { 'address.street': 'Rua Augusta 1', 'notifications.new-browser': ['email'], language: 'French' };
    const merge = mergeUser(before, { ...changes, language: base.account.language }, theirs);

    expect(merge.conflicts).toEqual([]);
    expect(merge.onlyTheirs).toEqual(['address.city', 'notifications.new-device']);
    expect(mergedFields(merge, {})).toEqual({
      'address.street': 'Rua Augusta 1',
      'notifications.new-browser': ['email'],
    });
  });

  it('asks for the fields alone that both have changed', () => {
    const merge = mergeUser(before, { username: 'ana.b', taxId: 'Tax-1' }, changedTo({ username: 'beatriz' }));

    expect(merge.conflicts).toMatchObject([
      { field: 'username', base: user.username, mine: 'ana.b', theirs: 'beatriz' },
    ]);
    expect(mergedFields(merge, { username: 'theirs' })).toEqual({ taxId: 'Tax-1' });
  });
});

describe('a save', () => {
  const conflict = (theirs: AccountAnswer) => new HttpError('status', 'update', { status: 409, data: theirs });

  it('is sent again to the newer version, with the fields of its own alone', async () => {
    const theirs = changedTo({ contact: '+351 1' });
    const send = vi.fn().mockRejectedValueOnce(conflict(theirs)).mockResolvedValueOnce(base);

    await expect(saveAccount(editOf({ taxId: 'Tax-1' }), send)).resolves.toBe(base);
    expect(send.mock.calls.map(([{ version, changes }]) => [version, changes])).toEqual([
      [1, { taxId: 'Tax-1' }],
      [2, { taxId: 'Tax-1' }],
    ]);
  });

  it('sends nothing more when the other person has made the same change', async () => {
    const theirs = changedTo({ taxId: 'Tax-1' });
    const send = vi.fn().mockRejectedValueOnce(conflict(theirs));

    await expect(saveAccount(editOf({ taxId: 'Tax-1' }), send)).resolves.toEqual(theirs);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is refused when both have changed the same field', async () => {
    const error = conflict(changedTo({ contact: '+351 1' }));

    await expect(saveAccount(editOf({ contact: '+55 1' }), vi.fn().mockRejectedValue(error))).rejects.toBe(error);
  });
});
