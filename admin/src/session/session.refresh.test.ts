import { describe, expect, it } from 'vitest';
import { elapse, useVirtualTime } from './fake-time.testing.ts';
import { asUsual, late, status } from './fake-server.testing.ts';
import { openSignedInOrigin } from './session.testing.ts';

useVirtualTime();

describe('one refresh that many refused requests share', () => {
  it('TC-002 answers five refusals of the same moment with one refresh and five retries', async () => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    server.expireAccess();

    const calls = ['a', 'b', 'c', 'd', 'e'].map((path) => tab.get(path));
    await elapse(1_000);

    expect(calls.map(({ outcome }) => outcome)).toEqual(Array(5).fill('resolved'));
    expect(server.refreshTokens()).toEqual(['refresh-1']);
    expect(server.requests.map(({ path, authorization }) => [path, authorization])).toEqual([]);
  });
});
