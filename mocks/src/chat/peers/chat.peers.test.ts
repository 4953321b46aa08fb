import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enterWorld } from '../../lib/sample/world.ts';
import { setNow } from '../../lib/time/clock.ts';
import { openChat } from '../chat.testing.ts';
import { changeStatusLater, writeLater } from '../chat.handlers.ts';

const { call, send, updates, overview, open, post, remove } = openChat();
const noon = Date.UTC(2030, 5, 15, 12);
let time = noon;

/** Lets time pass and gives the updates since then, in the order in which the page hears of it. */
async function pass(seconds: number, since = 0) {
  time += seconds * 1000;
  return (await updates(since)).updates;
}

const about = (id: number, all: Awaited<ReturnType<typeof pass>>) =>
  all.filter(({ contactId }) => contactId === id).map((update) => ('state' in update ? update.state : update.type));

beforeEach(() => {
  time = noon;
  setNow(() => time);
  enterWorld();
});
afterEach(() => setNow());

describe('a contact', () => {
  it('who is online receives, reads, types and answers within seconds', async () => {
    await send(1, 'Thank you!');

    const states = about(1, await pass(20));

    expect(states).toEqual(['message', 'delivered', 'seen', 'message']);
    expect((await open(1)).chat?.chat.at(-1)).toMatchObject({ senderId: 1, message: expect.stringMatching(/./) });
    expect((await open(1)).chat?.chat.at(-2)?.state).toBe('seen');
  });

  it.each([
    ['Portuguese, as Caio Brandão does', 1, 'Thank you!', /^(De nada!|Imagina\.|Que bom que ajudou\.)$/],
    ['Portuguese to Portuguese', 1, 'Chegou o recibo?', /recibos|quinta/],
    ['English, as Noah Adeyemi does', 2, 'Obrigada!', /^(You're welcome!|Any time\.|Glad it helped\.)$/],
  ])('answers in %s', async (_, id, message, answer) => {
    await send(id, message);
    await pass(200);

    expect((await open(id)).chat?.chat.at(-1)?.message).toMatch(answer);
  });

  it('is heard typing while they do, and not once it is over', async () => {
    await send(1, 'Is it settled?');
    const heard: string[] = [];
    let { cursor } = await updates(0);
    for (let second = 0; second < 20; second += 1) {
      time += 1000;
      const answer = await updates(cursor);
      cursor = answer.cursor;
      heard.push(...about(1, answer.updates));
    }

    expect(heard.filter((one) => one !== 'typing')).toEqual(['delivered', 'seen', 'message']);
    expect(heard.indexOf('typing')).toBeGreaterThan(heard.indexOf('seen'));
    expect(heard.lastIndexOf('typing')).toBeLessThan(heard.indexOf('message'));
    expect(about(1, await pass(0))).not.toContain('typing');
  });

  it.each([
    [2, 'busy', 15],
    [4, 'away', 45],
  ])('%i, who is %s, receives soon and answers late', async (id, _status, tooSoon) => {
    await send(id, 'Are you there?');

    expect(about(id, await pass(tooSoon))).toEqual(['message', 'delivered']);
    expect(about(id, await pass(200))).toEqual(['message', 'delivered', 'seen', 'message']);
  });

  it('who is offline neither receives nor answers', async () => {
    await send(5, 'Are you there?');

    expect(about(5, await pass(3600))).toEqual(['message']);
  });

  it('who is blocked meanwhile falls silent', async () => {
    await send(1, 'Are you there?');
    await post('update-contact', { id: 1, isBlocked: true });

    expect(about(1, await pass(3600))).toEqual(['message']);
    expect(await call('POST', '/apps/chat/send-msg', { obj: { id: 1 }, message: 'And now?' })).toMatchObject({
      status: 403,
    });
  });

  it('who is deleted falls silent', async () => {
    await send(1, 'Are you there?');
    await remove('delete-contact?id=1');

    expect(about(1, await pass(3600))).toEqual(['message']);
  });

  it('who goes offline while typing does not write', async () => {
    writeLater(1, 'One moment…', 4000);
    changeStatusLater(1, 'offline', 5000);

    const heard = await pass(60);

    expect(about(1, heard)).toEqual(['presence']);
    expect((await overview()).contacts[0]?.status).toBe('offline');
  });

  it('answers the latest of two messages, once', async () => {
    await send(1, 'Hello Caio');
    await send(1, 'Is it settled?');

    expect(about(1, await pass(30)).filter((one) => one === 'message')).toHaveLength(3);
  });

  it('writes into another conversation by itself, which moves to the top with one more unseen', async () => {
    await updates(0);

    await pass(60);

    const [first] = (await overview()).chatsContacts;
    expect(first).toMatchObject({ id: 3, chat: { unseenMsgs: 1 } });
  });

  it('does nothing while the clock stands', async () => {
    await send(1, 'Hello Caio');
    const { cursor } = await updates(0);

    expect((await updates(cursor, 250)).updates).toEqual([]);
  });

  it('does the same under the same seed', async () => {
    const meet = async () => {
      enterWorld({ seed: 7 });
      time = noon;
      await send(1, 'Is it settled?');
      return pass(120);
    };

    expect(await meet()).toEqual(await meet());
  });
});

describe('GET /apps/chat/updates', () => {
  it('answers as soon as something happens', async () => {
    writeLater(1, 'Good news!', 1000);
    const waiting = updates(0, 5000);
    time += 10_000;

    expect((await waiting).updates.at(-1)).toMatchObject({ type: 'message', contactId: 1, unseenMsgs: 1 });
  });

  it('goes on at the cursor, and leaves nothing out', async () => {
    await send(1, 'One');
    const first = await updates(0);
    await send(5, 'Two');
    const second = await updates(first.cursor);

    expect(second.updates).toMatchObject([{ contactId: 5, message: { message: 'Two' } }]);
  });

  it('asks for a fresh start when it cannot know what happened since', async () => {
    expect(await updates(99)).toEqual({ cursor: 0, updates: [], isReset: true });
    for (let count = 0; count < 600; count += 1) await send(5, String(count));

    expect((await updates(3)).isReset).toBe(true);
    expect((await updates(300)).updates).toHaveLength(300);
  });

  it.each(['', 'since=now'])('declines "%s"', async (query) => {
    expect((await call('GET', `/apps/chat/updates?${query}`)).status).toBe(400);
  });
});
