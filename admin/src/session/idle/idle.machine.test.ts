import { describe, expect, it, vi } from 'vitest';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { openBrowser } from './idle.testing.ts';
import { openSignedInOrigin } from '../testing/session.testing.ts';

useVirtualTime();

const KEY = 'embarque.lastActivity';
const MINUTE = 60_000;

describe('an unused session', () => {
  it('is warned about one minute before its end, and then ends', async () => {
    const tab = openBrowser().openTab();

    await elapse(14 * MINUTE - 1);
    expect(tab.state()).toBe('active');
    await elapse(1);
    expect(tab.state()).toBe('warned');
    await elapse(MINUTE - 1);
    expect(tab.onExpired).not.toHaveBeenCalled();
    await elapse(1);

    expect(tab.state()).toBe('expired');
    expect(tab.onWarning).toHaveBeenCalledOnce();
    expect(tab.onExpired).toHaveBeenCalledOnce();
  });

  it.each([0, -1, Number.NaN])('goes on for ever when the time is %d minutes', async (minutes) => {
    const { area, openTab } = openBrowser();
    const tab = openTab({ minutes });

    tab.use();
    await elapse(365 * 24 * 60 * MINUTE);

    expect(tab.state()).toBe('off');
    expect(tab.onWarning).not.toHaveBeenCalled();
    expect(tab.onExpired).not.toHaveBeenCalled();
    expect(area.read()).toEqual({});
    expect([vi.getTimerCount(), tab.listenerCount()]).toEqual([0, 0]);
  });

  it('ends after the time it has, also when that is short', async () => {
    const tab = openBrowser().openTab({ minutes: 1 });

    await elapse(MINUTE / 2);
    expect(tab.state()).toBe('warned');
    await elapse(MINUTE / 2);

    expect(tab.state()).toBe('expired');
  });

  it.each([60 * 24 * 60, Number.POSITIVE_INFINITY])('does not end at once when it has %d minutes', async (minutes) => {
    const tab = openBrowser().openTab({ minutes });

    await elapse(30 * 24 * 60 * MINUTE);

    expect(tab.state()).toBe('active');
    expect(tab.onWarning).not.toHaveBeenCalled();
  });

  it('ends with its own reason', async () => {
    const { openTab } = openSignedInOrigin();
    const { actor, context, state } = openTab();

    actor.send({ type: 'person was idle for too long' });
    await elapse(10);

    expect(state()).toBe('signedOut.idle');
    expect(context().reason).toBe('idle');
  });

  it('leaves nothing behind when it is stopped', async () => {
    const tab = openBrowser().openTab();

    tab.actor.stop();
    await elapse(60 * MINUTE);

    expect([vi.getTimerCount(), tab.listenerCount()]).toEqual([0, 0]);
    expect(tab.onExpired).not.toHaveBeenCalled();
  });
});

describe('activity', () => {
  it('keeps the session alive', async () => {
    const tab = openBrowser().openTab();

    for (let round = 0; round < 20; round += 1) {
      await elapse(13 * MINUTE);
      tab.use();
    }

    expect(tab.state()).toBe('active');
    expect(tab.onWarning).not.toHaveBeenCalled();
  });

  it('ends the warning, which can come again', async () => {
    const tab = openBrowser().openTab();
    await elapse(14 * MINUTE + 30_000);

    tab.use();
    expect(tab.state()).toBe('active');
    await elapse(14 * MINUTE);

    expect(tab.state()).toBe('warned');
    expect(tab.onWarning).toHaveBeenCalledTimes(2);
  });

  it('is noted once a second at most', async () => {
    const { area, openTab } = openBrowser();
    const tab = openTab();
    const before = area.read()[KEY];

    await elapse(900);
    for (let move = 0; move < 50; move += 1) tab.use();
    expect(area.read()[KEY]).toBe(before);
    await elapse(200);
    tab.use();

    expect(area.read()[KEY]).toBe(`session-0 ${Date.now()}`);
  });

  it('TC-142 in one tab keeps the other alive, and takes its warning away', async () => {
    const { openTab } = openBrowser();
    const [x, y] = [openTab(), openTab()];
    await elapse(14 * MINUTE + 30_000);
    expect([x.state(), y.state()]).toEqual(['warned', 'warned']);

    x.use();
    await elapse(10);
    expect([x.state(), y.state()]).toEqual(['active', 'active']);
    await elapse(5 * MINUTE);

    expect([x.onExpired, y.onExpired].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  it('TC-142 in one tab keeps the other alive even when the other does not hear of it', async () => {
    const { openTab } = openBrowser();
    const [x, y] = [openTab(), openTab({ hearsOthers: false })];
    await elapse(14 * MINUTE + 30_000);

    x.use();
    await elapse(5 * MINUTE);

    expect([x.state(), y.state()]).toEqual(['active', 'active']);
    expect(y.onExpired).not.toHaveBeenCalled();
  });

  it('TC-142 ends in all tabs together', async () => {
    const { openTab } = openBrowser();
    const x = openTab();
    await elapse(7 * MINUTE);
    const y = openTab();

    await elapse(15 * MINUTE);

    expect([x.state(), y.state()]).toEqual(['expired', 'expired']);
  });

  it('counts in memory when the browser keeps nothing', async () => {
    const tab = openBrowser().openTab({ isBlocked: true });
    await elapse(10 * MINUTE);
    tab.use();
    await elapse(10 * MINUTE);
    expect(tab.state()).toBe('active');
    await elapse(5 * MINUTE);

    expect(tab.state()).toBe('expired');
  });
});
