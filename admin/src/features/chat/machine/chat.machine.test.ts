import { changeStatusLater, writeLater } from '@embarque/mocks/chat/handlers';
import { setNow } from '@embarque/mocks/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../../../http/http.error.ts';
import { chatsOf, unreadTotal } from '../model/chat.state.ts';
import { connectFakeApi, loseAnswer, NOON, openChat, pass, textsOnServer } from './chat.testing.ts';

let chat: Awaited<ReturnType<typeof openChat>>;

beforeEach(() => connectFakeApi());
afterEach(async () => {
  await chat.close();
  setNow();
});

const state = (message: { state: string } | undefined) => message?.state;

describe('a message', () => {
  it('shows at once, then as sent, delivered and seen', async () => {
    chat = await openChat();
    await chat.openThread(1);
    chat.write(1, 'Is it settled?');

    expect(chat.last()).toMatchObject({ message: 'Is it settled?', state: 'sending' });
    await chat.until(() => state(chat.last()) === 'sent');
    pass(1);
    await chat.until(() => state(chat.last()) === 'delivered');
    pass(2);
    await chat.until(() => state(chat.last()) === 'seen');
  });

  it('keeps the order and the time of the server, whatever the clock here says (XC-02)', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    chat = await openChat({ onSend: async (_, send) => held.then(send) });
    await chat.openThread(1);
    chat.write(1, 'Mine');
    writeLater(1, 'Theirs');
    pass(20);
    await chat.until(() => chat.messages().some(({ message }) => message === 'Theirs'));
    expect(chat.last()).toMatchObject({ message: 'Mine', state: 'sending' });

    release();
    await chat.until(() => state(chat.last()) === 'sent');

    const sequences = chat.messages().map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
    expect(chat.last()?.time).toBe(new Date(NOON + 20_000).toISOString());
    expect(chat.messages().map(({ message }) => message)).toEqual(await textsOnServer(1));
  });

  it('whose answer was lost is not confirmed, and trying again sends it once (XC-06)', async () => {
    let tries = 0;
    chat = await openChat({ onSend: (_, send) => ((tries += 1) === 1 ? loseAnswer(send) : send()) });
    await chat.openThread(5);
    chat.actor.send({ type: 'page changed', isShown: true, isFocused: true, isOnline: false });
    chat.write(5, 'Only once');
    await chat.until(() => state(chat.last()) === 'unknown');
    const clientId = chat.last()?.clientId ?? '';

    chat.actor.send({ type: 'message retried', clientId });
    await chat.until(() => state(chat.last()) === 'sent');

    expect(chat.messages().map(({ message }) => message)).toEqual(['Only once']);
    expect(await textsOnServer(5)).toEqual(['Only once']);
  });

  it('whose answer was lost is confirmed by the feed as well', async () => {
    chat = await openChat({ onSend: (_, send) => loseAnswer(send) });
    await chat.openThread(5);
    chat.write(5, 'Only once');

    await chat.until(({ context }) => state(chat.last()) === 'sent' && Object.keys(context.failed).length === 0);

    expect(chat.messages()).toHaveLength(1);
  });

  it('that was refused keeps its text until it is tried again or discarded', async () => {
    chat = await openChat({ onSend: async () => Promise.reject(new HttpError('status', 'send-msg', { status: 403 })) });
    await chat.openThread(1);
    chat.write(1, 'Precious');
    await chat.until(() => state(chat.last()) === 'refused');
    expect(chat.last()?.message).toBe('Precious');

    chat.actor.send({ type: 'message discarded', clientId: chat.last()?.clientId ?? '' });

    expect(chat.messages()).toHaveLength(10);
  });

  it('of blanks alone is not sent, and the draft stays', async () => {
    chat = await openChat();
    await chat.openThread(1);
    chat.write(1, '  \n ');

    expect(chat.given).toEqual([]);
    expect(chat.context().drafts[1]?.text).toBe('  \n ');
  });

  it('goes to the contact for whom it was written, and moves that chat to the top', async () => {
    chat = await openChat();
    await chat.openThread(7);
    chat.write(7, 'God morgen');
    chat.actor.send({ type: 'contact opened', contactId: 1 });
    await chat.until(() => state(chat.last(7)) === 'sent');

    expect(chatsOf(chat.context().shown).map(({ id }) => id)).toEqual([7, 2, 1]);
    expect(chat.context().drafts).toEqual({});
  });
});

describe('a long thread', () => {
  it('opens with its latest messages, and is loaded upwards or as a whole', async () => {
    connectFakeApi('longConversation');
    chat = await openChat();
    await chat.openThread(2);
    expect(chat.messages()).toHaveLength(50);

    chat.actor.send({ type: 'older requested' });
    await chat.until(() => chat.messages().length === 100);
    chat.actor.send({ type: 'older requested' });
    chat.actor.send({ type: 'whole thread requested' });
    await chat.until(() => chat.messages().length === 2000);

    const sequences = chat.messages().map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  });
});

describe('reading', () => {
  it('needs a page that is shown and focused, and the end of the thread', async () => {
    chat = await openChat();
    const { actor } = chat;
    actor.send({ type: 'page changed', isShown: true, isFocused: false, isOnline: true });
    await chat.openThread(2);
    expect(actor.getSnapshot().matches({ presence: 'away' })).toBe(true);
    actor.send({ type: 'page changed', isShown: true, isFocused: true, isOnline: true });
    actor.send({ type: 'end changed', isAtEnd: false });
    expect(actor.getSnapshot().matches({ presence: 'away' })).toBe(true);
    actor.send({ type: 'end changed', isAtEnd: true });
    expect(actor.getSnapshot().matches({ presence: 'here' })).toBe(true);

    actor.send({ type: 'messages seen' });

    expect(chat.unseen(2)).toBe(0);
    await chat.until(({ context }) => context.confirmed.conversations[2]?.unseen === 0);
  });

  it('leaves the line of new messages where it was (XC-08)', async () => {
    chat = await openChat();
    writeLater(2, 'And one more thing.');
    pass(10);
    await chat.until(() => chat.unseen(2) === 2);
    await chat.openThread(2);
    const line = chat.context().firstNewKey;
    chat.actor.send({ type: 'messages seen' });

    expect(chat.messages().find(({ id }) => String(id) === line)?.message).toMatch(/^They agreed/);
    expect(chat.context().firstNewKey).toBe(line);

    chat.write(2, 'Great');
    expect(chat.context().firstNewKey).toBeNull();
  });

  it('counts what is visible, unmuted and unblocked (XC-13)', async () => {
    chat = await openChat();
    const total = () => unreadTotal(chat.context().shown);
    expect(total()).toBe(1);

    chat.actor.send({ type: 'contact updated', contactId: 2, fields: { isMuted: true } });
    expect(total()).toBe(0);
    chat.actor.send({ type: 'contact updated', contactId: 2, fields: { isMuted: false } });
    expect(total()).toBe(1);
    chat.actor.send({ type: 'contact updated', contactId: 2, fields: { isBlocked: true } });
    expect(total()).toBe(0);
    chat.actor.send({ type: 'contact updated', contactId: 2, fields: { isBlocked: false } });
    chat.actor.send({ type: 'conversation cleared', contactId: 2 });
    expect(total()).toBe(0);
  });

  it('of a deleted contact takes its part out of the total (XC-13)', async () => {
    chat = await openChat();
    chat.actor.send({ type: 'contact deleted', contactId: 2 });

    expect(unreadTotal(chat.context().shown)).toBe(0);
    const [entry] = chat.context().entries;
    chat.outbox.send({ type: 'undo requested', id: entry?.id ?? '' });
    expect(unreadTotal(chat.context().shown)).toBe(1);
  });
});

describe('a contact who types', () => {
  it('is no longer typing once the message came, they went, or the thread was left (XC-05)', async () => {
    chat = await openChat();
    await chat.openThread(1);
    writeLater(1, 'One moment…');
    writeLater(6, 'A question');
    await chat.until(({ context }) => context.typing.includes(1) && context.typing.includes(6));

    changeStatusLater(6, 'offline');
    await chat.until(({ context }) => !context.typing.includes(6));
    expect(chat.context().typing).toEqual([1]);

    pass(20);
    await chat.until(() => chat.last()?.message === 'One moment…');
    expect(chat.context().typing).toEqual([]);

    writeLater(1, 'Still there?');
    await chat.until(({ context }) => context.typing.includes(1));
    chat.actor.send({ type: 'contact closed' });
    expect(chat.context().typing).toEqual([]);
  });
});
