import { describe, expect, it } from 'vitest';
import { late, noNetwork, status } from '../../session/testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../../session/testing/fake-time.testing.ts';
import { openSignedInOrigin } from '../../session/testing/session.testing.ts';
import { isRefusal, notificationLine, notificationsOf } from './http.notifications.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';
const refusal = {
  success: false,
  notifications: [
    { property: 'amount', message: 'Must be positive' },
    { property: 'product', message: 'Is unknown' },
    { property: '', message: 'Nothing was sold' },
  ],
};
const LINES = ['amount: Must be positive', 'product: Is unknown', 'Nothing was sold'];

function open() {
  const { server, openTab } = openSignedInOrigin();
  return { server, tab: openTab() };
}

describe('the notifications of the server', () => {
  it('TC-125 are announced once for a response, one line for each, and the call fails (SPEC-3.5-a, SPEC-7.7-b, SPEC-8.3-a)', async () => {
    const { server, tab } = open();
    server.next('sales', status(200, refusal));

    const call = tab.post('sales', {});
    await elapse(10);

    expect(tab.toasts).toEqual([LINES]);
    expect(call).toMatchObject({
      outcome: 'rejected',
      error: { kind: 'refused', status: 200, notifications: refusal.notifications, isRetryable: false },
    });
  });

  it.each([400, 422, 500, 503])(
    'TC-126 are shown once with a %i too, and the error reaches the caller',
    async (code) => {
      const { server, tab } = open();
      server.next('sales', status(code, refusal));

      const call = tab.post('sales', {});
      await elapse(10);

      expect(tab.toasts).toEqual([LINES]);
      expect(call).toMatchObject({ outcome: 'rejected', error: { kind: 'status', status: code } });
    },
  );

  it('TC-127 are passed on as the text they are', () => {
    const message = '<img src=x onerror="alert(1)">';

    const [notification] = notificationsOf({ success: false, notifications: [{ property: '<b>email</b>', message }] });

    expect(notification && notificationLine(notification)).toBe(`<b>email</b>: ${message}`);
  });

  it('TC-129 are not announced for a 401 that a refresh heals', async () => {
    const { server, tab } = open();
    server.next('sales', status(401, refusal));

    const call = tab.get('sales');
    await elapse(1_000);

    expect(call.outcome).toBe('resolved');
    expect(tab.toasts).toEqual([]);
  });

  it('TC-129 are announced once for a 401 that stays', async () => {
    const { server, tab } = open();
    server.next('sales', status(401, refusal), status(401, refusal));

    tab.get('sales');
    await elapse(1_000);

    expect(tab.toasts).toEqual([LINES]);
  });

  it.each([
    ['the refresh is refused', status(401, refusal), 'signedOut.idle'],
    ['the refresh finds no network', noNetwork, 'signedIn.degraded'],
  ])('TC-130 are not shown for each of twenty calls that fail together because %s', async (_, cue, state) => {
    const { server, tab } = open();
    server.expireAccess();
    server.next(REFRESH, late(500, cue));
    const endings: string[] = [];
    tab.actor.subscribe(({ context: { reason } }) => {
      if (reason !== 'none' && endings.at(-1) !== reason) endings.push(reason);
    });

    const calls = Array.from({ length: 20 }, (_none, index) => tab.get(`widget/${index}`));
    await elapse(1_000);

    expect(calls.every(({ outcome }) => outcome === 'rejected')).toBe(true);
    expect(tab.toasts).toEqual([]);
    expect(tab.state()).toBe(state);
    expect(endings).toEqual(state === 'signedOut.idle' ? ['expired'] : []);
  });

  it('are left to a caller who asks for that', async () => {
    const { server, tab } = open();
    server.next('sales', status(422, refusal));

    const call = tab.post('sales', {}, { isQuiet: true });
    await elapse(10);

    expect(tab.toasts).toEqual([]);
    expect(call).toMatchObject({ error: { notifications: refusal.notifications } });
  });

  it('are none when an answer succeeds, whatever else it says', async () => {
    const { server, tab } = open();
    server.next(
      'sales',
      status(200, { ...refusal, success: true }),
      status(200, { notifications: refusal.notifications }),
    );

    const calls = [tab.get('sales'), tab.get('sales')];
    await elapse(10);

    expect(calls.map(({ outcome }) => outcome)).toEqual(['resolved', 'resolved']);
    expect(tab.toasts).toEqual([]);
  });
});

describe('a list of notifications that is none', () => {
  it.each([
    ['missing', undefined],
    ['null', null],
    ['a text', 'Something broke'],
    ['a number', 7],
    ['an object', { 0: { property: 'a', message: 'b' } }],
    [
      'a list of nonsense',
      [null, 7, 'text', [], {}, { message: 7 }, { property: 'a' }, { property: 'a', message: '' }],
    ],
  ])('counts as none: %s', (_, notifications) => {
    expect(notificationsOf({ success: false, notifications })).toEqual([]);
  });

  it.each([null, undefined, '', '<html></html>', 7, [], { success: 'false' }, { success: 0 }])(
    'is not looked for in an answer that refuses nothing: %j',
    (data) => {
      expect(isRefusal(data)).toBe(false);
      expect(notificationsOf(data)).toEqual([]);
    },
  );

  it('is cut when it is endless', () => {
    const endless = Array.from({ length: 5_000 }, () => ({ property: 'p'.repeat(9_000), message: 'm'.repeat(9_000) }));

    const notifications = notificationsOf({ success: false, notifications: endless });

    expect(notifications).toHaveLength(20);
    expect(notifications.every(({ property, message }) => property.length <= 500 && message.length <= 500)).toBe(true);
  });

  it('keeps what is good in it, and a property that is no text counts as none', () => {
    const notifications = [null, { property: 7, message: 'Kept' }];

    expect(notificationsOf({ success: false, notifications })).toEqual([{ property: '', message: 'Kept' }]);
  });
});
