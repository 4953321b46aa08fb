import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { setNow } from '../lib/time/clock.ts';
import { resetSampleData } from '../lib/sample/sample-store.ts';
import { chatHandlers } from './chat.handlers.ts';
import {
  chatAnswerSchema,
  chatProfileAnswerSchema,
  chatsAndContactsAnswerSchema,
  sendMessageAnswerSchema,
} from './chat.answers.schema.ts';

const noon = Date.UTC(2030, 5, 15, 12);
const call = callsTo(chatHandlers);
const overview = async () =>
  v.parse(chatsAndContactsAnswerSchema, (await call('GET', '/apps/chat/chats-and-contacts')).body);
const open = async (id: number) => v.parse(chatAnswerSchema, (await call('GET', `/apps/chat/get-chat?id=${id}`)).body);
const send = (id: number, message: string) => call('POST', '/apps/chat/send-msg', { obj: { id }, message });

/** Contacts and unseen messages of the list of chats, from the top. */
async function chatList() {
  return (await overview()).chatsContacts.map(({ id, chat }) => [id, chat.unseenMsgs]);
}

beforeEach(() => {
  setNow(noon);
  resetSampleData();
});
afterEach(() => setNow());

describe('GET /apps/chat/chats-and-contacts', () => {
  it('lists two chats, one unseen message with contact 2, and all ten contacts', async () => {
    const { contacts } = await overview();

    expect(await chatList()).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('shows the last message of each chat, the latest chat first', async () => {
    const { chatsContacts } = await overview();
    const last = await Promise.all(chatsContacts.map(async ({ id }) => (await open(id)).chat?.chat.at(-1)?.id));
    const times = chatsContacts.map(({ chat }) => chat.lastMessage.time);

    expect(chatsContacts.map(({ chat }) => chat.lastMessage.id)).toEqual(last);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('knows the reader as number 11, online', async () => {
    expect((await overview()).profileUser).toMatchObject({ id: 11, status: 'online' });
  });
});

describe('GET /apps/chat/users/profile-user', () => {
  it('answers who the reader is, with two-step sign-in on and notifications off', async () => {
    const profile = v.parse(chatProfileAnswerSchema, (await call('GET', '/apps/chat/users/profile-user')).body);

    expect(profile).toMatchObject({
      ...(await overview()).profileUser,
      settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
    });
    expect(profile.about.length).toBeLessThanOrEqual(120);
  });
});

describe('GET /apps/chat/get-chat', () => {
  it('answers the contact and the conversation, oldest message first', async () => {
    const conversations = await Promise.all([open(2), open(1)]);
    const times = conversations.map(({ chat }) => chat?.chat.map(({ time }) => time));

    expect(conversations.map(({ contact, chat }) => [contact.id, chat?.userId, chat?.chat.length])).toEqual([
      [2, 2, 6],
      [1, 1, 10],
    ]);
    expect(times).toEqual(times.map((one) => one?.toSorted()));
  });

  it('marks the messages of that chat as seen, and of no other (SPEC-4.3-c)', async () => {
    await open(1);
    expect(await chatList()).toEqual([
      [2, 1],
      [1, 0],
    ]);

    expect((await open(2)).chat?.unseenMsgs).toBe(0);

    expect(await chatList()).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('answers a contact without a conversation, and begins none', async () => {
    const answer = await open(7);

    expect(answer).toEqual({ contact: (await overview()).contacts[6], hasOlder: false });
    expect(await chatList()).toHaveLength(2);
  });

  it.each([
    ['id=11', 404],
    ['id=two', 404],
    ['', 400],
  ])('answers "%s" with %d', async (query, expected) => {
    const { status, body } = await call('GET', `/apps/chat/get-chat?${query}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });
});

describe('POST /apps/chat/send-msg', () => {
  it('adds the message of the reader and moves the chat to the top', async () => {
    const before = await open(1);

    const { status, body } = await send(1, '  On my way!  ');

    const message = {
      id: 17,
      sequence: 17,
      message: 'On my way!',
      time: '2030-06-15T12:00:00.000Z',
      senderId: 11,
      state: 'sent',
    };
    expect(status).toBe(201);
    expect(v.parse(sendMessageAnswerSchema, body)).toMatchObject({ message, chat: { chat: { length: 11 } } });
    expect((await open(1)).chat?.chat).toEqual([...(before.chat?.chat ?? []), message]);
    expect((await overview()).chatsContacts.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each([
    [10_000_000, 201],
    [10_000_001, 400],
  ])('takes documents of up to 10 MB: one of %i bytes is answered with %i', async (bytes, status) => {
    const document = { name: 'policy.pdf', url: 'data:application/pdf;base64,AA', bytes };
    const sent = await call('POST', '/apps/chat/send-msg', { obj: { id: 1 }, message: '', documents: [document] });

    expect(sent.status).toBe(status);
  });

  it('begins a chat with a contact who had none, at the top', async () => {
    const { body } = await send(7, 'God morgen, Ingrid!');

    expect(v.parse(sendMessageAnswerSchema, body)).toMatchObject({ contact: { id: 7 }, chat: { id: 3, userId: 7 } });
    expect(await chatList()).toEqual([
      [7, 0],
      [2, 1],
      [1, 0],
    ]);
  });

  it.each([
    [{ obj: { id: 99 }, message: 'Hello' }, 404],
    [{ obj: { id: 11 }, message: 'A note to myself' }, 404],
    [{ obj: { id: 1 }, message: ' \n ' }, 400],
    [{ obj: { id: 1 } }, 400],
    [{ obj: { id: '1' }, message: 'Hello' }, 400],
    [{ message: 'Hello' }, 400],
    ['Hello', 400],
  ])('declines %j with %d and sends nothing', async (payload, expected) => {
    const before = await overview();

    const { status, body } = await call('POST', '/apps/chat/send-msg', payload);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
    expect(await overview()).toEqual(before);
  });
});

describe('any sequence of opening and writing', () => {
  const contact = fc.integer({ min: 1, max: 10 });
  const steps = fc.array(fc.record({ contact, text: fc.option(fc.constantFrom('Hello', 'Thank you')) }), {
    maxLength: 15,
  });

  it('keeps one chat per contact, the last one written to on top, and leaves nothing unseen that was opened', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        resetSampleData();
        let expected = [2, 1];
        for (const { contact: id, text } of sequence) {
          await (text ? send(id, text) : open(id));
          if (text) expected = [id, ...expected.filter((one) => one !== id)];
        }
        const wasOpened = sequence.some((step) => step.contact === 2 && !step.text);
        const { chatsContacts } = await overview();

        expect(chatsContacts.map(({ id }) => id)).toEqual(expected);
        expect(new Set(chatsContacts.map(({ chat }) => chat.id)).size).toBe(expected.length);
        expect(chatsContacts.filter(({ chat }) => chat.unseenMsgs > 0).map(({ id }) => id)).toEqual(
          wasOpened ? [] : [2],
        );
      }),
    );
  });
});
