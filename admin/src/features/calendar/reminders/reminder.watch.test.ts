import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../../storage/storage.ts';
import { sampleEvent } from '../machine/calendar.testing.ts';
import type { CalendarEvent } from '../model/calendar.state.ts';
import { dueBetween } from './reminder.due.ts';
import { storedReminders } from './reminder.storage.ts';
import { watchReminders } from './reminder.watch.ts';

const MINUTE = 60_000;
const START = Date.parse('2027-06-14T12:00:00.000Z');

const meeting = (reminder: number, fields: Partial<CalendarEvent> = {}) =>
  sampleEvent(1, {
    title: 'Meeting',
    start: '2027-06-14T12:30:00.000Z',
    end: '2027-06-14T13:00:00.000Z',
    allDay: false,
    reminder,
    ...fields,
  });

/** A browser, whose tabs share its storage. */
function openBrowser() {
  const area = createSafeStorage(() => {
    throw new Error('This browser stores nothing.');
  });
  const shown: string[] = [];
  return {
    shown,
    stored: storedReminders.in(area),
    openTab: (load: () => Promise<readonly CalendarEvent[]>) =>
      watchReminders({
        load,
        stored: storedReminders.in(area),
        claim: async () => () => undefined,
        onDue: (due) =>
          shown.push(...due.map(({ title, at }) => `${title} ${new Date(at).toISOString().slice(11, 16)}`)),
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reminder', () => {
  it.each([
    [0, '12:30'],
    [10, '12:20'],
    [30, '12:00'],
    [60, '11:30'],
    [1440, '12:30'],
  ])('of %i minutes is due that long before the start', (reminder, time) => {
    const due = dueBetween([meeting(reminder)], START - 3 * 24 * 60 * MINUTE, START + 60 * MINUTE);

    expect(due.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([time]);
  });

  it('of a whole day is due before midnight here', () => {
    const day = sampleEvent(2, { start: '2027-06-15', end: '2027-06-16', reminder: 60 });
    const [due] = dueBetween([day], START, START + 2 * 24 * 60 * MINUTE);

    expect(due?.at).toBe(new Date('2027-06-14T23:00').getTime());
  });

  it('of a series is due for each date that is not left out', () => {
    const series = meeting(10, {
      repetition: { rule: 'FREQ=DAILY;COUNT=3', timeZone: 'UTC', leftOut: ['2027-06-15T12:30:00.000Z'], changed: [] },
    });

    expect(dueBetween([series], START, START + 5 * 24 * 60 * MINUTE).map(({ date }) => date)).toEqual([
      '2027-06-14T12:30:00.000Z',
      '2027-06-16T12:30:00.000Z',
    ]);
  });
});

describe('the watch over reminders', () => {
  it('shows one at its minute, once', async () => {
    const { shown, openTab } = openBrowser();
    const tab = openTab(async () => [meeting(10)]);

    await vi.advanceTimersByTimeAsync(20 * MINUTE - 1);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['Meeting 12:20']);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    tab.stop();
    expect(shown).toEqual(['Meeting 12:20']);
  });

  it('shows one in one of two tabs', async () => {
    const { shown, openTab } = openBrowser();
    const tabs = [openTab(async () => [meeting(10)]), openTab(async () => [meeting(10)])];

    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    tabs.forEach((tab) => tab.stop());
    expect(shown).toEqual(['Meeting 12:20']);
  });

  it('shows one that became due while no page was open, and not again after a reload', async () => {
    const { shown, stored, openTab } = openBrowser();
    const before = openTab(async () => [meeting(10)]);
    await vi.advanceTimersByTimeAsync(MINUTE);
    before.stop();
    await vi.advanceTimersByTimeAsync(3 * 60 * MINUTE);
    expect(shown).toEqual([]);

    for (const _ of ['open', 'reload']) {
      const tab = openTab(async () => [meeting(10)]);
      await vi.advanceTimersByTimeAsync(MINUTE);
      tab.stop();
    }
    expect(shown).toEqual(['Meeting 12:20']);
    expect(stored.read().due.map(({ title, isRead }) => [title, isRead])).toEqual([['Meeting', false]]);
  });

  it('shows none of the time before the first visit', async () => {
    const { shown, openTab } = openBrowser();
    const tab = openTab(async () => [meeting(60)]);

    await vi.advanceTimersByTimeAsync(MINUTE);
    tab.stop();
    expect(shown).toEqual([]);
  });

  it('goes on with what it knows when the events cannot be loaded, and takes changes in', async () => {
    const { shown, openTab } = openBrowser();
    const load = vi
      .fn<() => Promise<readonly CalendarEvent[]>>()
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce([meeting(10)])
      .mockRejectedValue(new Error('Offline'));
    const tab = openTab(load);
    await vi.advanceTimersByTimeAsync(MINUTE);
    tab.reload();

    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    tab.stop();
    expect(shown).toEqual(['Meeting 12:20']);
  });
});

it('a stored list that makes no sense counts as none', () => {
  const area = createSafeStorage(() => {
    throw new Error('This browser stores nothing.');
  });
  area.write([['embarque.calendar.reminders', '{"since":"soon"}']]);

  expect(storedReminders.in(area).read()).toEqual({ since: null, due: [] });
});
