import { writeLater } from '@embarque/mocks/chat/handlers';
import { setNow } from '@embarque/mocks/clock';
import { type Draft, draftBefore, editOf } from '../model/chat.drafts.ts';
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

  it.each(['saved', 'left', 'given up for a reply'])('are there again once an edit is %s', async (end) => {
    chat = await openChat();
    await chat.openThread(1);
    const own = chat.messages().find(({ senderId }) => senderId !== 1);
    const draftOf = () => chat.context().drafts[1];
    const change = (next: Partial<Draft>) => chat.actor.send({ type: 'draft changed', contactId: 1, change: next });
    change({ text: 'Half a', replyTo: chat.messages()[0]?.id ?? 0 });
    const before = draftOf();

    change(editOf(draftOf(), own?.id ?? 0, 'Other words'));
    // Another message is edited from there: the draft is still the one from before.
    change(editOf(draftOf(), own?.id ?? 0, own?.message ?? ''));
    expect(draftOf()).toMatchObject({ text: own?.message, replyTo: null, editing: own?.id });
    if (end === 'saved') chat.actor.send({ type: 'message submitted', contactId: 1 });
    else if (end === 'left') change(draftBefore(draftOf()));
    else change({ ...draftBefore(draftOf()), replyTo: before?.replyTo ?? null });

    expect(draftOf()).toEqual(before);
  });

  it('of a message that is gone meanwhile are sent as a new one', async () => {
    chat = await openChat();
    await chat.openThread(1);
    const count = chat.messages().length;
    chat.actor.send({ type: 'draft changed', contactId: 1, change: { text: 'Still wanted', editing: 999_999 } });
    chat.actor.send({ type: 'message submitted', contactId: 1 });

    expect(chat.messages()).toHaveLength(count + 1);
    expect(chat.last()).toMatchObject({ message: 'Still wanted', state: 'sending' });
  });

  it.each(['\u200B', '\u2800', '\u3164 \u00A0', '\u2060\uFEFF\u200E'])(
    'that nobody can see are not sent: %j',
    async (text) => {
      chat = await openChat();
      await chat.openThread(1);
      const count = chat.messages().length;
      chat.write(1, text);

      expect(chat.messages()).toHaveLength(count);
    },
  );
});
