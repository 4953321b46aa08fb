import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { setNow } from '../lib/time/clock.ts';
import { openChat } from './chat.testing.ts';

const { call, post, remove, overview, open, send, updates } = openChat();
const unseenOf = async (id: number) => (await overview()).chatsContacts.find((one) => one.id === id)?.chat.unseenMsgs;

beforeEach(() => {
  setNow(Date.UTC(2030, 5, 15, 12));
  resetSampleData();
});
afterEach(() => setNow());

describe('POST /apps/chat/send-msg', () => {
  it('stores a message that comes again under the same client id once (XC-06)', async () => {
    const first = await send(1, 'Only once', { clientId: 'mine' });
    const again = await send(1, 'Only once', { clientId: 'mine' });

    expect(again.message).toEqual(first.message);
    expect((await open(1)).chat?.chat).toHaveLength(11);
  });

  it('takes an image or a recording without a text, and refuses what is neither', async () => {
    const image = { name: 'ticket.png', url: 'data:image/png;base64,AAAA' };
    const voice = { url: 'data:audio/webm;base64,AAAA', seconds: 4 };

    expect((await send(1, '', { images: [image] })).message).toMatchObject({ message: '', images: [image] });
    expect((await send(1, '', { voice })).message).toMatchObject({ voice });
    expect((await send(1, '', { call: 'video' })).message).toMatchObject({ call: 'video' });
    const bad = { name: 'x.svg', url: 'data:image/svg+xml;base64,AAAA' };
    expect((await post('send-msg', { obj: { id: 1 }, message: '', images: [bad] })).status).toBe(400);
  });

  it('gives no id twice, whatever was deleted', async () => {
    const { message } = await send(7, 'Gone');
    await remove(`delete-msg?id=${message.id}`);
    const { message: next, chat } = await send(7, 'Here');

    expect(next.id).toBeGreaterThan(message.id);
    expect(chat.id).toBe(4);
  });

  it('stores nothing under the client id of a deleted message', async () => {
    const { message } = await send(7, 'Gone', { clientId: 'mine' });
    await remove(`delete-msg?id=${message.id}`);

    expect((await post('send-msg', { obj: { id: 7 }, message: 'Gone', clientId: 'mine' })).status).toBe(409);
  });
});

describe('GET /apps/chat/get-chat', () => {
  it('marks nothing as seen on a peek, and pages upwards', async () => {
    const latest = await open(2, '&peek=1&limit=4');
    const first = latest.chat?.chat[0]?.sequence ?? 0;
    const older = await open(2, `&peek=1&limit=4&before=${first}`);

    expect(await unseenOf(2)).toBe(1);
    expect([latest.hasOlder, older.hasOlder]).toEqual([true, false]);
    expect([...(older.chat?.chat ?? []), ...(latest.chat?.chat ?? [])]).toHaveLength(6);
  });
});

describe('a change', () => {
  it('reads up to a message, and no further', async () => {
    expect((await post('read', { id: 2, sequence: 15 })).body).toEqual({ unseenMsgs: 1 });
    expect((await post('read', { id: 2, sequence: 16 })).body).toEqual({ unseenMsgs: 0 });
  });

  it('edits an own message, and tells every page', async () => {
    const { message } = await send(1, 'Tomorow');
    const { cursor } = await overview();
    await post('edit-msg', { id: message.id, message: 'Tomorrow' });

    expect((await updates(cursor)).updates).toMatchObject([{ message: { message: 'Tomorrow', isEdited: true } }]);
    expect((await post('edit-msg', { id: 16, message: 'Not mine' })).status).toBe(404);
    expect((await post('edit-msg', { id: message.id, message: ' ' })).status).toBe(400);
  });

  it('clears a conversation up to a message, and later ones stay', async () => {
    await remove('clear-chat?id=2&upTo=15');
    expect((await open(2, '&peek=1')).chat?.chat).toMatchObject([{ sequence: 16 }]);

    await remove('clear-chat?id=2');
    expect((await overview()).chatsContacts.map(({ id }) => id)).toEqual([1]);
  });

  it('changes what the reader set about a contact, and nothing else', async () => {
    const { body } = await post('update-contact', { id: 3, isMuted: true, isImportant: true, tags: [' VIP '] });

    expect(body.contact).toMatchObject({ isMuted: true, isImportant: true, isBlocked: false, tags: ['VIP'] });
    expect((await overview()).contacts[2]).toEqual(body.contact);
    expect((await post('update-contact', { id: 3, tags: [''] })).status).toBe(400);
  });

  it('deletes a contact with the conversation', async () => {
    await remove('delete-contact?id=2');

    expect((await overview()).contacts.map(({ id }) => id)).not.toContain(2);
    expect((await overview()).chatsContacts.map(({ id }) => id)).toEqual([1]);
  });

  it('changes the profile', async () => {
    const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true };
    await post('update-profile', { status: 'away', about: 'At lunch', settings });

    expect((await call('GET', '/apps/chat/users/profile-user')).body).toMatchObject({
      status: 'away',
      about: 'At lunch',
      settings,
    });
    expect((await post('update-profile', { status: 'asleep' })).status).toBe(400);
  });

  it('takes a report with a reason', async () => {
    expect((await post('report-contact', { id: 4, reason: 'spam', note: '' })).body).toEqual({ id: 4 });
    expect((await post('report-contact', { id: 4, reason: 'rude', note: '' })).status).toBe(400);
    expect((await post('report-contact', { id: 99, reason: 'spam', note: '' })).status).toBe(404);
  });
});
