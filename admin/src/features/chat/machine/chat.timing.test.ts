import { writeLater } from '@embarque/mocks/chat/handlers';
import { setNow } from '@embarque/mocks/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { unreadTotal } from '../model/chat.state.ts';
import { connectFakeApi, openChat, pass } from './chat.testing.ts';

let chat: Awaited<ReturnType<typeof openChat>>;

beforeEach(() => connectFakeApi());
afterEach(async () => {
  await chat.close();
  setNow();
});

describe('what takes its time', () => {
  it('is typing, which ends six seconds after it was last heard of (XC-05)', async () => {
    const clock = new SimulatedClock();
    chat = await openChat({ clock });
    writeLater(1, 'One moment…');
    writeLater(6, 'A question');
    await chat.until(({ context }) => context.typing.length === 2);
    clock.increment(5999);
    expect(chat.context().typing).toHaveLength(2);

    clock.increment(1);

    expect(chat.context().typing).toEqual([]);
  });

  it('is a call, which leaves a line when nobody answers', async () => {
    const clock = new SimulatedClock();
    chat = await openChat({ clock });
    await chat.openThread(1);
    chat.actor.send({ type: 'call started', call: { contactId: 1, kind: 'video' } });
    clock.increment(8000);

    expect(chat.actor.getSnapshot().matches({ call: 'unanswered' })).toBe(true);
    expect(chat.last()).toMatchObject({ call: 'video', message: '' });
  });

  it('is a feed that broke off: it tries again, later each time, and at once when the page is back', async () => {
    connectFakeApi('updatesFailed');
    const clock = new SimulatedClock();
    chat = await openChat({ clock });
    const isIn = (feed: 'retrying' | 'waiting') => chat.actor.getSnapshot().matches({ feed });
    await chat.until(() => isIn('retrying'));
    clock.increment(1000);
    expect(isIn('retrying')).toBe(false);
    await chat.until(() => isIn('retrying'));
    clock.increment(1000);
    expect(isIn('retrying')).toBe(true);

    chat.actor.send({ type: 'page changed', isShown: false, isFocused: false, isOnline: false });
    expect(isIn('waiting')).toBe(true);
    connectFakeApi();
    chat.actor.send({ type: 'page changed', isShown: true, isFocused: true, isOnline: true });
    await chat.until((one) => one.matches({ feed: 'live' }));
  });

  it('is a hidden page, which asks once a minute, and at once when it is shown again', async () => {
    const clock = new SimulatedClock();
    chat = await openChat({ clock });
    const unread = () => unreadTotal(chat.context().shown);
    await chat.openThread(1);
    await chat.until((one) => one.matches({ feed: 'live' }));
    const before = unread();
    const see = (isShown: boolean) =>
      chat.actor.send({ type: 'page changed', isShown, isFocused: isShown, isOnline: true });

    see(false);
    writeLater(1, 'Still there?');
    pass(20);
    clock.increment(59_999);
    expect(unread()).toBe(before);
    clock.increment(1);
    await chat.until(() => unread() === before + 1);
    expect(chat.last()).toMatchObject({ message: 'Still there?' });

    writeLater(1, 'I am off, then.');
    pass(20);
    clock.increment(60_000);
    await chat.until(() => unread() === before + 2);

    writeLater(1, 'See you');
    pass(20);
    see(true);
    await chat.until(() => chat.last()?.message === 'See you');
  });

  it('is a call that fails while the page is hidden, and is made again a minute later', async () => {
    const clock = new SimulatedClock();
    chat = await openChat({ clock });
    await chat.until((one) => one.matches({ feed: 'live' }));
    chat.actor.send({ type: 'page changed', isShown: false, isFocused: false, isOnline: true });
    connectFakeApi('updatesFailed');
    clock.increment(60_000);
    await chat.until(({ context }) => context.failures === 1);
    clock.increment(30_000);
    expect(chat.context().failures).toBe(1);
    clock.increment(30_000);
    await chat.until(({ context }) => context.failures === 2);
  });
});
