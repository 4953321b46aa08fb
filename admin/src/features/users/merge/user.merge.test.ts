import type { AccountAnswer, AccountChanges } from '@embarque/mocks/users/contract';
import { accountSample, usersSample } from '@embarque/mocks/users/data';
import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../http/http.error.ts';
import { saveMerged } from './save-merged.ts';
import { mergedChanges, mergeUser } from './user.merge.ts';
import { authorOf } from './useUserMerge.ts';

const [user] = usersSample(1);
if (!user) throw new Error('The sample has no user');
const base: AccountAnswer = { user, account: accountSample(user), activity: [] };
const { address, notifications } = base.account;

/** The user after another person's save. */
const changedTo = ({ user: fields, account }: { user?: Partial<typeof user>; account?: object }): AccountAnswer => ({
  ...base,
  user: { ...base.user, ...fields },
  account: { ...base.account, version: base.account.version + 1, ...account },
});

describe('a change of a user that another person has changed too', () => {
  it('is merged within the address and the notifications, and sends only what differs', () => {
    const theirs = changedTo({
      account: { address: { ...address, city: 'Porto' }, notifications: { ...notifications, 'new-device': [] } },
    });
    const changes: AccountChanges = {
      language: base.account.language,
      address: { ...address, street: 'Rua Augusta 1' },
      notifications: { ...notifications, 'new-browser': ['email'] },
    };
    const merge = mergeUser(base, changes, theirs);

    expect(merge.conflicts).toEqual([]);
    expect(merge.onlyTheirs).toEqual(['address.city', 'notifications.new-device']);
    expect(mergedChanges(merge, {})).toEqual({
      address: { ...address, city: 'Porto', street: 'Rua Augusta 1' },
      notifications: { ...changes.notifications, 'new-device': [] },
    });
  });

  it('asks for the fields alone that both have changed', () => {
    const merge = mergeUser(base, { username: 'ana.b', taxId: 'Tax-1' }, changedTo({ user: { username: 'beatriz' } }));

    expect(merge.conflicts).toMatchObject([
      { field: 'username', base: user.username, mine: 'ana.b', theirs: 'beatriz' },
    ]);
    expect(mergedChanges(merge, { username: 'theirs' })).toEqual({ taxId: 'Tax-1' });
  });
});

it('the author of a change is named, also when a colleague has looked at the app as the user since', () => {
  const line = (id: number, kind: 'view-ended' | 'changed', by: string) => ({ id, kind, at: '', by, note: '' });
  const activity = [line(3, 'view-ended', 'Caio Brandão'), line(2, 'changed', 'Ana Beatriz')];

  expect(authorOf({ ...base, activity })).toBe('Ana Beatriz');
  expect(authorOf({ ...base, activity: [line(2, 'changed', '')] })).toBe(user.fullName);
});

describe('a save', () => {
  const conflict = (theirs: AccountAnswer) => new HttpError('status', 'update', { status: 409, data: theirs });
  const theirs = changedTo({ user: { contact: '+351 1' } });

  it('is sent again to the newer version without a question, and says what else changed', async () => {
    const send = vi.fn().mockRejectedValueOnce(conflict(theirs)).mockResolvedValueOnce(base);
    const saved = await saveMerged(base, { taxId: 'Tax-1' }, { send, ask: vi.fn() });

    expect(send).toHaveBeenLastCalledWith({ taxId: 'Tax-1' }, theirs.account.version);
    expect(saved?.merged?.merge.onlyTheirs).toEqual(['contact']);
  });

  it('is left alone when the person goes on editing, and when theirs counts for all', async () => {
    const send = vi.fn().mockRejectedValue(conflict(theirs));
    const save = (choice: 'theirs' | null) =>
      saveMerged(base, { contact: '+55 1' }, { send, ask: async () => choice && { contact: choice } });

    expect(await save(null)).toBeNull();
    expect(await save('theirs')).toEqual({ answer: theirs });
    expect(send).toHaveBeenCalledTimes(2);
  });
});
