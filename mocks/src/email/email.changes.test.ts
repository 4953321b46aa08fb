import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { folders, idsOf, openMailbox } from './email.testing.ts';

const { call, everyEmail, list, remove, stored, toggle, update } = openMailbox();

beforeEach(() => resetSampleData());

describe('POST /apps/email/update-emails (SPEC-7.9-d)', () => {
  it('sets flags and leaves the rest alone (SPEC-4.4-a)', async () => {
    const before = await stored(38);

    const counts = await update([38], { isRead: true, isStarred: false });

    expect(await stored(38)).toEqual({ ...before, isRead: true, isStarred: false });
    expect(counts).toEqual({ inbox: 2, draft: 4, spam: 2 });
  });

  it('moves several mails at once, and an unread one counts where it lies', async () => {
    expect(await update([38, 34], { folder: 'spam' })).toEqual({ inbox: 2, draft: 4, spam: 3 });
    expect(idsOf((await list('folder=spam')).emails).slice(0, 3)).toEqual([38, 36, 34]);
  });

  it('knows the trash by both of its names (SPEC-7.9-c)', async () => {
    await update([38], { isDeleted: true });
    await update([34], { folder: 'trash' });
    expect(idsOf((await list('folder=trash')).emails)).toEqual([38, 34, 27, 15, 8, 4]);
    expect(await stored(34)).toMatchObject({ isDeleted: true });

    await update([38], { isDeleted: false });
    await update([34], { folder: 'sent' });
    expect(await stored(38)).toMatchObject({ folder: 'inbox', isDeleted: false });
    expect(await stored(34)).toMatchObject({ folder: 'sent', isDeleted: false });
  });

  it('changes nothing when one of the mails does not exist', async () => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails', {
      emailIds: [38, 99],
      dataToUpdate: { isRead: true },
    });

    expect(status).toBe(404);
    expect(body).toEqual({ message: 'There is no mail 99' });
    expect(await everyEmail()).toEqual(before);
  });

  it.each([
    '',
    '{',
    '[]',
    {},
    { emailIds: 38, dataToUpdate: {} },
    { emailIds: ['38'], dataToUpdate: {} },
    { emailIds: [38], dataToUpdate: { isRead: 'yes' } },
    { emailIds: [38], dataToUpdate: { isRead: true, folder: 'starred' } },
  ])('declines %j and changes nothing', async (payload) => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails', payload);

    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await everyEmail()).toEqual(before);
  });
});

describe('POST /apps/email/update-emails-label (SPEC-7.9-e)', () => {
  it('adds the label where it is missing and takes it away where it is not (SPEC-4.4-b)', async () => {
    await toggle([38, 28, 34], 'private');

    expect((await stored(38))?.labels).toEqual(['important', 'private']);
    expect((await stored(28))?.labels).toEqual(['important']);
    expect((await stored(34))?.labels).toEqual(['company', 'private']);
  });

  it('toggles once even when a mail is named twice', async () => {
    await toggle([38, 38], 'private');

    expect((await stored(38))?.labels).toEqual(['important', 'private']);
  });

  it.each([
    [{ emailIds: [38, 0], label: 'private' }, 404],
    [{ emailIds: [38], label: 'urgent' }, 400],
    [{ emailIds: [38] }, 400],
    ['label=private', 400],
  ])('declines %j with %d and changes nothing', async (payload, expected) => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails-label', payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await everyEmail()).toEqual(before);
  });
});

describe('any sequence of changes', () => {
  const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 38 }), { maxLength: 8 });
  const flag = fc.option(fc.boolean(), { nil: undefined });
  const dataToUpdate = fc.record({
    isRead: flag,
    isStarred: flag,
    folder: fc.option(fc.constantFrom(...folders), { nil: undefined }),
    isDeleted: flag,
  });
  const changes = fc.array(
    fc.oneof(
      fc.record({ emailIds: someIds, dataToUpdate }),
      fc.record({ emailIds: someIds, label: fc.constantFrom('private', 'company', 'important', 'personal') }),
    ),
    { maxLength: 12 },
  );

  it('leaves the counts equal to a recount and every mail in exactly one folder (SPEC-7.9-c)', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async (sequence) => {
        resetSampleData();
        let counts = (await list()).emailsMeta;
        for (const change of sequence) {
          const path = 'label' in change ? 'update-emails-label' : 'update-emails';
          counts = (await call('POST', `/apps/email/${path}`, change)).body.emailsMeta;
        }
        const unread = async (folder: string) =>
          (await list(`folder=${folder}`)).emails.filter(({ isRead }) => !isRead).length;
        const recount = {
          inbox: await unread('inbox'),
          draft: (await list('folder=draft')).emails.length,
          spam: await unread('spam'),
        };
        const emails = await everyEmail();

        expect(counts).toEqual(recount);
        expect((await list()).emailsMeta).toEqual(recount);
        expect(idsOf(emails).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 38 }, (_, index) => index + 1));
        expect(emails.filter(({ folder, isDeleted }) => isDeleted !== (folder === 'trash'))).toEqual([]);
        expect(emails.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('POST /apps/email/delete-emails', () => {
  it('removes mails for good, and says so twice without harm', async () => {
    const [newest] = (await list('folder=trash')).emails;
    const before = await everyEmail();

    await remove([newest?.id ?? 0]);
    await remove([newest?.id ?? 0]);

    expect(await everyEmail()).toEqual(before.filter(({ id }) => id !== newest?.id));
  });
});
