import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../lib/http/calls.testing.ts';
import { chatHandlers } from './chat.handlers.ts';
import { chatScenarios } from './chat.scenarios.ts';
import { chatAnswerSchema, chatsAndContactsAnswerSchema } from './chat.answers.schema.ts';

type Name = keyof typeof chatScenarios;

const open = (name: Name) => callsTo([chatScenarios[name], ...chatHandlers]);
const overview = async (name: Name) =>
  v.parse(chatsAndContactsAnswerSchema, (await open(name)('GET', '/apps/chat/chats-and-contacts')).body);

describe('a scenario of the chat', () => {
  it.each<[Name, string, string, number]>([
    ['refused', 'GET', 'chats-and-contacts', 403],
    ['unauthorised', 'GET', 'chats-and-contacts', 401],
    ['failed', 'GET', 'chats-and-contacts', 500],
    ['chatFailed', 'GET', 'get-chat?id=1', 500],
    ['longConversation', 'GET', 'get-chat?id=99', 404],
    ['sendFailed', 'POST', 'send-msg', 500],
  ])('%s answers %s %s with %d and a message', async (name, method, path, expected) => {
    const { status, body } = await open(name)(method, `/apps/chat/${path}`);

    expect(status).toBe(expected);
    expect(body).toEqual({ message: expect.any(String) });
  });

  it('empty, noChats, thousandsOfRows and veryLongTexts differ in what they list', async () => {
    const { contacts } = await overview('thousandsOfRows');

    expect(await overview('empty')).toMatchObject({ contacts: [], chatsContacts: [] });
    expect(await overview('noChats')).toMatchObject({ contacts: { length: 10 }, chatsContacts: [] });
    expect(new Set(contacts.map(({ id }) => id).filter((id) => id !== 11)).size).toBe(1000);
    expect((await overview('veryLongTexts')).contacts[0]?.fullName.length).toBeGreaterThan(100);
  });

  it('longConversation answers two thousand messages with the requested contact', async () => {
    const { contact, chat } = v.parse(
      chatAnswerSchema,
      (await open('longConversation')('GET', '/apps/chat/get-chat?id=5')).body,
    );

    expect([contact.id, chat?.userId, chat?.chat.length]).toEqual([5, 5, 2000]);
  });
});
