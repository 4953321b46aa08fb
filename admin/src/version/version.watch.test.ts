import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createVersionWatch } from './version.watch.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let page: EventTarget;
let screen: EventTarget & { hidden: boolean };
let network: { onLine: boolean };

beforeEach(() => {
  page = new EventTarget();
  screen = Object.assign(new EventTarget(), { hidden: false });
  network = { onLine: true };
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', screen);
  vi.stubGlobal('navigator', network);
  vi.useFakeTimers({ now: new Date('2026-11-26T09:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that runs `build-1`, looked at, and a server whose build a test changes. */
function openPage(own: string | null = 'build-1') {
  const server = { build: 'build-1', asked: 0, isDown: false };
  const watch = createVersionWatch({
    own: () => own,
    async ask() {
      server.asked += 1;
      if (server.isDown) throw new Error('unreachable');
      return server.build;
    },
  });
  const shown: string[] = [];
  const leave = watch.subscribe(() => shown.push(watch.read()));
  return { server, watch, shown, leave };
}

const happens = async (type: string) => {
  page.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

function turn(hidden: boolean) {
  screen.hidden = hidden;
  screen.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks nothing for the first five minutes, then with the next focus, and not again with those after it', async () => {
  const { server, watch } = openPage();
  server.build = 'build-2';
  await pass(5 * MINUTE - 1);
  await happens('focus');
  expect(server.asked).toBe(0);

  await pass(1);
  await happens('focus');
  await happens('focus');
  expect([server.asked, watch.read()]).toEqual([1, 'newer']);
});

it('asks hourly whether the page is seen or not, and knows of the newer build before the page is shown again', async () => {
  const { server, shown } = openPage();
  await pass(2 * HOUR);
  expect(server.asked).toBe(2);

  turn(true);
  server.build = 'build-2';
  await pass(3 * HOUR);
  expect([server.asked, shown]).toEqual([5, ['newer']]);
});

it('asks at once when the page is shown again, once in five minutes at most', async () => {
  const { server } = openPage();
  turn(true);
  await pass(30 * MINUTE);
  expect(server.asked).toBe(0);

  turn(false);
  turn(true);
  turn(false);
  expect(server.asked).toBe(1);
});

it('asks when code is missing although the page is hidden', async () => {
  const { server, watch } = openPage();
  server.build = 'build-2';
  turn(true);
  await happens('vite:preloadError');

  expect([server.asked, watch.read()]).toEqual([1, 'newer']);
});

it.each([
  ['offline', 0],
  ['with a server that fails', 1],
])('is silent %s', async (how, asked) => {
  const { server, shown } = openPage();
  server.build = 'build-2';
  network.onLine = how !== 'offline';
  server.isDown = how !== 'offline';
  await pass(HOUR);

  expect([server.asked, shown]).toEqual([asked, []]);
});

it('asks at once when code is missing, however short ago it asked', async () => {
  const { server, watch } = openPage();
  server.build = 'build-2';
  await happens('vite:preloadError');

  expect([server.asked, watch.read()]).toEqual([1, 'newer']);
});

it('offers nothing any more when the server has the own build again', async () => {
  const { server, shown } = openPage();
  server.build = 'build-2';
  await pass(HOUR);
  server.build = 'build-1';
  await pass(HOUR);

  expect(shown).toEqual(['newer', 'current']);
});

it('that is put off comes again after four hours, or with a still newer build', async () => {
  const { server, watch, shown } = openPage();
  server.build = 'build-2';
  await pass(HOUR);
  watch.putOff();
  await pass(4 * HOUR);
  watch.putOff();
  server.build = 'build-3';
  await pass(HOUR);

  expect(shown).toEqual(['newer', 'put off', 'newer', 'put off', 'newer']);
});

it.each([-5, 5])('asks after a jump of the clock by %i hours, and no more often than before', async (hours) => {
  const { server } = openPage();
  vi.setSystemTime(Date.now() + hours * HOUR);
  await happens('focus');
  await happens('focus');
  expect(server.asked).toBe(1);

  await pass(5 * MINUTE);
  await happens('focus');
  expect(server.asked).toBe(2);
});

it('asks nothing in development, and leaves nothing behind', async () => {
  const { server, leave } = openPage(null);
  await pass(2 * HOUR);
  await happens('vite:preloadError');
  leave();

  expect([server.asked, vi.getTimerCount()]).toEqual([0, 0]);
});
