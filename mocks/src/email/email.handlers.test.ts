import { beforeEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { folders, idsOf, openMailbox } from './email.testing.ts';

const { call, everyEmail, list, open, paginate, stored, update } = openMailbox();

beforeEach(() => resetSampleData());

describe('the sample mailbox', () => {
  it('holds 38 mails: 22 in the inbox, 6 spam, 4 in the trash, 4 drafts, 2 sent (SPEC-4.4-c, SPEC-7.9-a)', async () => {
    const sizes = await Promise.all(
      folders.map(async (folder) => [folder, (await list(`folder=${folder}`)).emails.length]),
    );

    expect(Object.fromEntries(sizes)).toEqual({ inbox: 22, draft: 4, spam: 6, trash: 4, sent: 2 });
    expect((await list()).emailsMeta).toEqual({ inbox: 3, draft: 4, spam: 2 });
  });

  it('has 8 unread and 9 starred mails, 11 with attachments and one with two earlier mails', async () => {
    const emails = await everyEmail();

    expect(emails.filter(({ isRead }) => !isRead)).toHaveLength(8);
    expect(emails.filter(({ isStarred }) => isStarred)).toHaveLength(9);
    expect(emails.filter(({ attachments }) => attachments.length > 0)).toHaveLength(11);
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

describe('GET /apps/email/emails (SPEC-7.9-a)', () => {
  it('lists the inbox, newest first, by default', async () => {
    const { emails } = await list();

    expect(emails.map(({ folder }) => folder)).toEqual(Array.from({ length: 22 }, () => 'inbox'));
    expect(idsOf(emails)).toEqual(idsOf(emails).toSorted((a, b) => b - a));
    expect(await list('folder=&label=')).toEqual(await list());
    for (const unknown of ['folder=attic', 'label=none']) expect((await list(unknown)).emails).toEqual([]);
  });

  it('lists under starred what is starred and not in the trash (SPEC-7.9-c)', async () => {
    const { emails } = await list('folder=starred');
    const [first] = idsOf(emails);

    await update(idsOf(emails).slice(0, 1), { folder: 'trash' });

    expect(emails).toHaveLength(9);
    expect(idsOf((await list('folder=starred')).emails)).toEqual(idsOf(emails).slice(1));
    expect(await stored(Number(first))).toMatchObject({ isStarred: true, folder: 'trash' });
  });

  it('narrows a folder down to a label', async () => {
    const { emails } = await list();

    expect((await list('label=company')).emails).toEqual(emails.filter(({ labels }) => labels.includes('company')));
    expect(idsOf((await list('folder=sent&label=important')).emails)).toEqual([31]);
  });

  it.each([
    ['q=JAPAN', ['eSIM Japan 20 GB does not connect']],
    ['q=ines', ['Partida em três dias: certificado para o visto']],
    ['q=%20almoço%20', ['Almoço na quinta?']],
    ['q=charger', []],
    ['q=beatriz.nogueira@', ['Sinistro da minha mala atrasada em Lisboa']],
    ['folder=sent&q=yasmin', ['Tabela de preços dos eSIMs para a alta temporada']],
    ['folder=sent&q=caio', ['Your claim was approved']],
    ['folder=sent&q=marina', []],
    ['folder=spam&q=prize', ['Form for the payment of your prize']],
    ['label=personal&q=visa', []],
  ])('finds with %s by the people that the list shows, or by the subject (SPEC-7.9-b)', async (query, subjects) => {
    expect((await list(query)).emails.map(({ subject }) => subject)).toEqual(subjects);
  });

  it('counts the same whatever it lists', async () => {
    const { emailsMeta } = await list();

    expect((await list('folder=sent&q=nothing&label=private')).emailsMeta).toEqual(emailsMeta);
  });
});

describe('GET /apps/email/get-email (SPEC-7.9-f, SPEC-8.4-a)', () => {
  it('opens a mail with everything in it and leaves it unread', async () => {
    const { hasPreviousMail, hasNextMail, ...email } = await open('id=38');

    expect(email).toEqual(await stored(38));
    expect(email.isRead).toBe(false);
    expect({ hasPreviousMail, hasNextMail }).toEqual({ hasPreviousMail: false, hasNextMail: true });
  });

  it.each([
    ['id=2', { hasPreviousMail: true, hasNextMail: false }],
    ['id=34', { hasPreviousMail: true, hasNextMail: true }],
    ['id=31', { hasPreviousMail: false, hasNextMail: true }],
    ['id=31&folder=sent&label=important', { hasPreviousMail: false, hasNextMail: false }],
    ['id=34&q=partida', { hasPreviousMail: false, hasNextMail: true }],
  ])('knows with %s whether there is a mail above and below in that list', async (query, neighbours) => {
    expect(await open(query)).toMatchObject(neighbours);
  });

  it.each([
    ['id=99', 404],
    ['id=x', 404],
    ['id=1000240', 404],
    ['', 400],
  ])('answers "%s" with %d', async (query, expected) => {
    const { status, body } = await call('GET', `/apps/email/get-email?${query}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

describe('GET /apps/email/paginate-email (SPEC-7.9-g, SPEC-8.4-a)', () => {
  it.each(['', 'folder=spam', 'folder=trash', 'folder=starred', 'label=company', 'q=r', 'folder=draft&q=mar'])(
    'walks down the list "%s" by next and up again by previous',
    async (query) => {
      const order = idsOf((await list(query)).emails);
      const walk = async (dir: string, from: number[]) => {
        const steps = from.map((id) => paginate(`${query}&dir=${dir}&emailId=${id}`));
        return (await Promise.all(steps)).map(({ id }) => id);
      };

      expect(await walk('next', order.slice(0, -1))).toEqual(order.slice(1));
      expect(await walk('previous', order.slice(1))).toEqual(order.slice(0, -1));
    },
  );

  it('goes on from where a mail stood before it was moved away', async () => {
    await update([34], { folder: 'trash' });

    expect((await paginate('dir=previous&emailId=34&folder=inbox')).id).toBe(37);
    expect((await paginate('dir=next&emailId=34&folder=inbox')).id).toBe(33);
  });

  it('says of the mail it goes to whether there is another one', async () => {
    expect(await paginate('dir=previous&emailId=37')).toMatchObject({ id: 38, hasPreviousMail: false });
    expect(await paginate('dir=next&emailId=3')).toMatchObject({ id: 2, hasNextMail: false });
  });

  it.each([
    ['dir=previous&emailId=38', 404],
    ['dir=next&emailId=2', 404],
    ['dir=next&emailId=99', 404],
    ['dir=sideways&emailId=38', 400],
    ['emailId=38', 400],
    ['dir=next', 400],
  ])('answers "%s" with %d', async (query, expected) => {
    const { status, body } = await call('GET', `/apps/email/paginate-email?${query}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });
});
