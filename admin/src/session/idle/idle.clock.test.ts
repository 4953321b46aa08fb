import { describe, expect, it, vi } from 'vitest';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { openBrowser } from './idle.testing.ts';

useVirtualTime();

const KEY = 'embarque.lastActivity';
const MINUTE = 60_000;

describe('a page that is opened again', () => {
  it('finds its session ended after too long without activity', async () => {
    const { area, openTab } = openBrowser();
    area.put({ [KEY]: `session-0 ${Date.now() - 16 * MINUTE}` });

    const tab = openTab();

    expect(tab.state()).toBe('expired');
    expect(tab.onExpired).toHaveBeenCalledOnce();
  });

  it('counts as activity when there was time left', async () => {
    const { area, openTab } = openBrowser();
    area.put({ [KEY]: `session-0 ${Date.now() - 14.5 * MINUTE}` });

    const tab = openTab();
    await elapse(13 * MINUTE);

    expect(tab.state()).toBe('active');
  });

  it.each([
    ['another session was idle', `session-of-another ${Date.UTC(2026, 0, 1)}`],
    ['nonsense is stored', 'session-0 yesterday'],
    ['half of it is stored', 'session-0'],
    ['an empty text is stored', ''],
    ['a time in the future is stored', `session-0 ${Date.UTC(2031, 0, 1)}`],
  ])('starts again when %s', async (_, stored) => {
    const { area, openTab } = openBrowser();
    area.put({ [KEY]: stored });

    const tab = openTab();
    await elapse(14 * MINUTE - 1);
    expect(tab.state()).toBe('active');
    await elapse(MINUTE + 1);

    expect(tab.state()).toBe('expired');
  });
});

describe('a clock that jumps', () => {
  it('over the end, as after sleep, ends the session at the first look', async () => {
    const tab = openBrowser().openTab();

    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    tab.lookAgain();

    expect(tab.state()).toBe('expired');
    expect(tab.onWarning).not.toHaveBeenCalled();
  });

  it('over the end, as after sleep, is not undone by activity that comes after it', async () => {
    const tab = openBrowser().openTab();

    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE);
    tab.use();

    expect(tab.state()).toBe('expired');
  });

  it('over the end while warned is not undone either', async () => {
    const tab = openBrowser().openTab();
    await elapse(14.5 * MINUTE);

    vi.setSystemTime(Date.now() + MINUTE);
    tab.use();

    expect(tab.state()).toBe('expired');
  });

  it('into the last minute warns at the first look', async () => {
    const tab = openBrowser().openTab();

    vi.setSystemTime(Date.now() + 14.5 * MINUTE);
    tab.lookAgain();

    expect(tab.state()).toBe('warned');
  });

  it('back by hours neither ends the session nor lets it live for hours', async () => {
    const tab = openBrowser().openTab();
    await elapse(5 * MINUTE);

    vi.setSystemTime(Date.now() - 6 * 60 * MINUTE);
    tab.lookAgain();
    expect(tab.state()).toBe('active');
    await elapse(16 * MINUTE);

    expect(tab.state()).toBe('expired');
  });
});
