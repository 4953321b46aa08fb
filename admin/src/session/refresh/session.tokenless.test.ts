import { expect, it } from 'vitest';
import { status } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { ANA, openOrigin, storedSession } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';

it('TC-037 a failed refresh waits on when a request without a token succeeds: that proves nothing', async () => {
  const { server, area, openTab } = openOrigin();
  const { refreshToken } = server.issue(ANA);
  const stored = storedSession(ANA, { accessToken: '', refreshToken });
  area.put(stored);
  server.next(REFRESH, status(503, {}, { 'retry-after': '3600' }));
  const tab = openTab();
  await elapse(1_000);
  expect([tab.state(), tab.context().attempt]).toEqual(['signedIn.degraded', 1]);

  server.next('public', status(200, { success: true }));
  const call = tab.get('public');
  await elapse(1_000);

  expect(call.outcome).toBe('resolved');
  expect(server.seen('public').map(({ authorization }) => authorization)).toEqual([null]);
  expect([tab.state(), tab.context().attempt]).toEqual(['signedIn.degraded', 1]);
  expect(server.refreshes()).toHaveLength(1);
});
