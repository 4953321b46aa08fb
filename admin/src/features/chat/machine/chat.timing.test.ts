import { writeLater } from '@embarque/mocks/chat/handlers';
import { setNow } from '@embarque/mocks/clock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { connectFakeApi, openChat } from './chat.testing.ts';

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

    chat.actor.send({ type: 'page changed', isShown: false, isFocused: false, isOnline: true });
    expect(isIn('waiting')).toBe(true);
    connectFakeApi();
    chat.actor.send({ type: 'page changed', isShown: true, isFocused: true, isOnline: true });
    await chat.until((one) => one.matches({ feed: 'live' }));
  });
});
