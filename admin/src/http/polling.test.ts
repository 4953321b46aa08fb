import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll } from './polling.ts';

let page: EventTarget;
let screen: EventTarget & { hidden: boolean };

beforeEach(() => {
  page = new EventTarget();
  screen = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', screen);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(hidden: boolean) {
  screen.hidden = hidden;
  screen.dispatchEvent(new Event('visibilitychange'));
}

it('asks once a minute while the page is hidden, and at once when it is shown again', () => {
  const ask = vi.fn();
  const stop = poll(ask, 10_000);
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledTimes(3);

  turn(true);
  vi.advanceTimersByTime(59_999);
  expect(ask).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_001);
  expect(ask).toHaveBeenCalledTimes(5);

  turn(false);
  expect(ask).toHaveBeenCalledTimes(6);
  vi.advanceTimersByTime(10_000);
  expect(ask).toHaveBeenCalledTimes(7);

  stop();
  vi.advanceTimersByTime(600_000);
  turn(true);
  turn(false);
  expect(ask).toHaveBeenCalledTimes(7);
});

it.each(['focus', 'online'])('asks at once on %s, and waits again from there', (name) => {
  const ask = vi.fn();
  const stop = poll(ask, 10_000);
  vi.advanceTimersByTime(9000);
  page.dispatchEvent(new Event(name));
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9999);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('waits no shorter while the page is hidden than while it is shown', () => {
  const ask = vi.fn();
  const stop = poll(ask, 3_600_000);
  turn(true);
  vi.advanceTimersByTime(3_599_999);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
  stop();
});
