import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '../sample-store.ts';
import type { Email } from './email.contract.ts';
import { openMailbox } from './email.testing.ts';

const { call, list, open, paginate, toggle, update } = openMailbox();
const folders = ['inbox', 'draft', 'spam', 'trash', 'sent'] as const;
const ids = (emails: Email[]) => emails.map(({ id }) => id);

/** Every mail of the mailbox, folder by folder. */
async function everyEmail(): Promise<Email[]> {
  const lists = await Promise.all(folders.map((folder) => list(`folder=${folder}`)));
  return lists.flatMap(({ emails }) => emails);
}

async function stored(id: number): Promise<Email | undefined> {
  return (await everyEmail()).find((email) => email.id === id);
}

beforeEach(() => resetSampleData());

describe('the sample mailbox', () => {
  it('holds 24 mails: 8 in the inbox, 6 spam, 4 in the trash, 4 drafts, 2 sent', async () => {
    const sizes = await Promise.all(
      folders.map(async (folder) => [folder, (await list(`folder=${folder}`)).emails.length]),
    );

    expect(Object.fromEntries(sizes)).toEqual({ inbox: 8, draft: 4, spam: 6, trash: 4, sent: 2 });
    expect((await list()).emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('has 9 unread and 7 starred mails, 7 with attachments and one with two earlier mails', async () => {
    const emails = await everyEmail();

    expect(emails.filter(({ isRead }) => !isRead)).toHaveLength(9);
    expect(emails.filter(({ isStarred }) => isStarred)).toHaveLength(7);
    expect(emails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(7);
    expect(emails.map(({ replies }) => replies.length).filter((count) => count > 0)).toEqual([2]);
  });

  it('grows older downwards, and the earlier mails of a conversation come before it', async () => {
    const emails = (await everyEmail()).toSorted((a, b) => b.id - a.id);
    const times = emails.map(({ time }) => time);
    const threads = emails.map((email) => [...email.replies, email].map(({ time }) => time));

    expect(times).toEqual(times.toSorted().toReversed());
    expect(threads).toEqual(threads.map((thread) => thread.toSorted()));
  });
});

describe('GET /apps/email/emails', () => {
  it('lists the inbox, newest first, unless told otherwise', async () => {
    const { emails } = await list();

    expect(emails.map(({ folder }) => folder)).toEqual(Array.from({ length: 8 }, () => 'inbox'));
    expect(ids(emails)).toEqual(ids(emails).toSorted((a, b) => b - a));
    expect(await list('folder=attic&label=none')).toEqual(await list());
  });

  it('lists under starred what is starred and not in the trash', async () => {
    const { emails } = await list('folder=starred');
    const [first] = ids(emails);

    await update(ids(emails).slice(0, 1), { folder: 'trash' });

    expect(emails).toHaveLength(7);
    expect(ids((await list('folder=starred')).emails)).toEqual(ids(emails).slice(1));
    expect(await stored(Number(first))).toMatchObject({ isStarred: true, folder: 'trash' });
  });

  it('narrows a folder down to a label', async () => {
    const { emails } = await list();

    expect((await list('label=company')).emails).toEqual(emails.filter(({ labels }) => labels.includes('company')));
    expect(ids((await list('folder=sent&label=important')).emails)).toEqual([19]);
  });

  it.each([
    ['q=JAPAN', ['eSIM Japan 20 GB does not connect']],
    ['q=ines', ['Departure in three days: certificate for the visa']],
    ['q=%20lunch%20', ['Lunch on Thursday?']],
    ['q=charger', []],
    ['folder=spam&q=prize', ['Form for the payment of your prize']],
    ['label=personal&q=visa', []],
  ])('finds with %s what the sender is called or the subject says', async (query, subjects) => {
    expect((await list(query)).emails.map(({ subject }) => subject)).toEqual(subjects);
  });

  it('counts the same whatever it lists', async () => {
    const { emailsMeta } = await list();

    expect((await list('folder=sent&q=nothing&label=private')).emailsMeta).toEqual(emailsMeta);
  });
});

describe('POST /apps/email/update-emails', () => {
  it('sets flags and leaves the rest alone', async () => {
    const before = await stored(24);

    const counts = await update([24], { isRead: true, isStarred: false });

    expect(await stored(24)).toEqual({ ...before, isRead: true, isStarred: false });
    expect(counts).toEqual({ inbox: 2, draft: 4, spam: 2 });
  });

  it('moves several mails at once, and an unread one counts where it lies', async () => {
    expect(await update([24, 20], { folder: 'spam' })).toEqual({ inbox: 2, draft: 4, spam: 3 });
    expect(ids((await list('folder=spam')).emails).slice(0, 3)).toEqual([24, 22, 20]);
  });

  it('knows the trash by both of its names', async () => {
    await update([24], { isDeleted: true });
    await update([20], { folder: 'trash' });
    expect(ids((await list('folder=trash')).emails)).toEqual([24, 20, 17, 10, 5, 2]);
    expect(await stored(20)).toMatchObject({ isDeleted: true });

    await update([24], { isDeleted: false });
    await update([20], { folder: 'sent' });
    expect(await stored(24)).toMatchObject({ folder: 'inbox', isDeleted: false });
    expect(await stored(20)).toMatchObject({ folder: 'sent', isDeleted: false });
  });

  it('changes nothing when one of the mails does not exist', async () => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails', {
      emailIds: [24, 99],
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
    { emailIds: 24, dataToUpdate: {} },
    { emailIds: ['24'], dataToUpdate: {} },
    { emailIds: [24], dataToUpdate: { isRead: 'yes' } },
    { emailIds: [24], dataToUpdate: { isRead: true, folder: 'starred' } },
  ])('declines %j and changes nothing', async (payload) => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails', payload);

    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await everyEmail()).toEqual(before);
  });
});

describe('POST /apps/email/update-emails-label', () => {
  it('adds the label where it is missing and takes it away where it is not', async () => {
    await toggle([24, 18, 20], 'private');

    expect((await stored(24))?.labels).toEqual(['important', 'private']);
    expect((await stored(18))?.labels).toEqual(['important']);
    expect((await stored(20))?.labels).toEqual(['company', 'private']);
  });

  it('toggles once even when a mail is named twice', async () => {
    await toggle([24, 24], 'private');

    expect((await stored(24))?.labels).toEqual(['important', 'private']);
  });

  it.each([
    [{ emailIds: [24, 0], label: 'private' }, 404],
    [{ emailIds: [24], label: 'urgent' }, 400],
    [{ emailIds: [24] }, 400],
    ['label=private', 400],
  ])('declines %j with %d and changes nothing', async (payload, expected) => {
    const before = await everyEmail();

    const { status, body } = await call('POST', '/apps/email/update-emails-label', payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await everyEmail()).toEqual(before);
  });
});

describe('GET /apps/email/get-email', () => {
  it('opens a mail with everything in it and leaves it unread', async () => {
    const { hasPreviousMail, hasNextMail, ...email } = await open('id=24');

    expect(email).toEqual(await stored(24));
    expect(email.isRead).toBe(false);
    expect({ hasPreviousMail, hasNextMail }).toEqual({ hasPreviousMail: false, hasNextMail: true });
  });

  it.each([
    ['id=6', { hasPreviousMail: true, hasNextMail: false }],
    ['id=20', { hasPreviousMail: true, hasNextMail: true }],
    ['id=19', { hasPreviousMail: false, hasNextMail: true }],
    ['id=19&folder=sent&label=important', { hasPreviousMail: false, hasNextMail: false }],
    ['id=20&q=departure', { hasPreviousMail: false, hasNextMail: true }],
  ])('knows with %s whether there is a mail above and below in that list', async (query, neighbours) => {
    expect(await open(query)).toMatchObject(neighbours);
  });

  it.each([
    ['id=25', 404],
    ['id=x', 404],
    ['id=1000240', 404],
    ['', 400],
  ])('answers "%s" with %d', async (query, expected) => {
    const { status, body } = await call('GET', `/apps/email/get-email?${query}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

describe('GET /apps/email/paginate-email', () => {
  it.each(['', 'folder=spam', 'folder=trash', 'folder=starred', 'label=company', 'q=r', 'folder=draft&q=mar'])(
    'walks down the list "%s" by next and up again by previous',
    async (query) => {
      const order = ids((await list(query)).emails);
      const walk = async (dir: string, from: number[]) => {
        const steps = from.map((id) => paginate(`${query}&dir=${dir}&emailId=${id}`));
        return (await Promise.all(steps)).map(({ id }) => id);
      };

      expect(await walk('next', order.slice(0, -1))).toEqual(order.slice(1));
      expect(await walk('previous', order.slice(1))).toEqual(order.slice(0, -1));
    },
  );

  it('goes on from where a mail stood before it was moved away', async () => {
    await update([20], { folder: 'trash' });

    expect((await paginate('dir=previous&emailId=20&folder=inbox')).id).toBe(23);
    expect((await paginate('dir=next&emailId=20&folder=inbox')).id).toBe(18);
  });

  it('says of the mail it goes to whether there is another one', async () => {
    expect(await paginate('dir=previous&emailId=23')).toMatchObject({ id: 24, hasPreviousMail: false });
    expect(await paginate('dir=next&emailId=9')).toMatchObject({ id: 6, hasNextMail: false });
  });

  it.each([
    ['dir=previous&emailId=24', 404],
    ['dir=next&emailId=6', 404],
    ['dir=next&emailId=99', 404],
    ['dir=sideways&emailId=24', 400],
    ['emailId=24', 400],
    ['dir=next', 400],
  ])('answers "%s" with %d', async (query, expected) => {
    const { status, body } = await call('GET', `/apps/email/paginate-email?${query}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

describe('any sequence of changes', () => {
  const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { maxLength: 8 });
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

  it('leaves the counts equal to a recount and every mail in exactly one folder', async () => {
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
        expect(ids(emails).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
        expect(emails.filter(({ folder, isDeleted }) => isDeleted !== (folder === 'trash'))).toEqual([]);
        expect(emails.filter(({ labels }) => new Set(labels).size < labels.length)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
