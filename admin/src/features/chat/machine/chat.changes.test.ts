import { writeLater } from '@embarque/mocks/chat/handlers';
import { setNow } from '@embarque/mocks/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectFakeApi, openChat, pass, textsOnServer } from './chat.testing.ts';

let chat: Awaited<ReturnType<typeof openChat>>;

beforeEach(() => connectFakeApi());
afterEach(async () => {
  await chat.close();
  setNow();
});

describe('a change about a contact', () => {
  it('that is refused is rolled back', async () => {
    connectFakeApi('contactFailed');
    chat = await openChat();
    chat.actor.send({ type: 'contact updated', contactId: 3, fields: { isImportant: true } });
    expect(chat.context().shown.contacts[2]?.isImportant).toBe(true);

    await chat.until(({ context }) => context.entries.length === 0);

    expect(chat.context().shown.contacts[2]?.isImportant).toBe(false);
  });

  it('that clears the chat leaves what comes later, and can be undone', async () => {
    chat = await openChat();
    await chat.openThread(1);
    chat.actor.send({ type: 'conversation cleared', contactId: 1 });
    expect(chat.messages()).toEqual([]);
    writeLater(1, 'Still here');
    pass(20);
    await chat.until(() => chat.messages().length === 1);

    chat.outbox.send({ type: 'undo requested', id: chat.context().entries[0]?.id ?? '' });

    expect(chat.messages()).toHaveLength(11);
  });
});

describe('drafts', () => {
  it('belong to their contact, and change a message that is being edited', async () => {
    chat = await openChat();
    await chat.openThread(1);
    chat.write(1, 'Tomorow');
    await chat.until(() => chat.last()?.state === 'sent');
    const editing = chat.last()?.id ?? 0;
    chat.actor.send({ type: 'draft changed', contactId: 2, change: { text: 'Elsewhere' } });
    chat.actor.send({ type: 'draft changed', contactId: 1, change: { text: 'Tomorrow', editing } });
    chat.actor.send({ type: 'message submitted', contactId: 1 });

    expect(chat.last()).toMatchObject({ id: editing, message: 'Tomorrow', isEdited: true });
    expect(chat.context().drafts).toMatchObject({ 2: { text: 'Elsewhere' } });
    await chat.until(({ context }) => context.entries.length === 0);
    expect((await textsOnServer(1)).at(-1)).toBe('Tomorrow');
  });
});
