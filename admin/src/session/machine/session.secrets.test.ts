import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { HttpError } from '../../http/http.error.ts';
import { answerLost, late, never, noNetwork, status, text } from '../testing/fake-server.testing.ts';
import { elapse, useVirtualTime } from '../testing/fake-time.testing.ts';
import { Secret } from '../secret.ts';
import { ANA, openSignedInOrigin, type Tab } from '../testing/session.testing.ts';

useVirtualTime();

const REFRESH = 'jwt/refresh-token';
/** Matches the secrets that the server gives out and that the person types. */
const SECRET = /access-\d|refresh-\d|right password|Bearer/;

/** Everything that a tab could show, log, or report, in every way there is to print it. */
function everythingSaid(tab: Tab, errors: unknown[], inspected: unknown[]): string {
  const { context, value } = tab.actor.getSnapshot();
  const said = [context, value, tab.actor.getPersistedSnapshot(), tab.calls, tab.toasts, errors, inspected];
  const stacks = errors.map((error) => (error instanceof Error ? `${error.stack} ${String(error.cause)}` : ''));
  return [JSON.stringify(said), inspect(said, { depth: null, showHidden: true }), ...stacks].join('\n');
}

describe('TC-131 no token and no password is ever said', () => {
  it.each([
    ['when all goes well', {}],
    ['when the network is dead', { sales: noNetwork }],
    ['when the server never answers', { sales: never }],
    ['when the request is refused for good', { sales: status(401) }],
    [
      'when the server breaks',
      { sales: status(500, { success: false, notifications: [{ property: 'x', message: 'y' }] }) },
    ],
    ['when the refresh is refused', { [REFRESH]: status(401, 'Invalid refresh token') }],
    ['when the refresh answers nonsense', { [REFRESH]: text('<html>') }],
    ['when the refresh finds no network', { [REFRESH]: noNetwork }],
    ['when the answer of the refresh gets lost', { [REFRESH]: answerLost }],
    ['when the refresh takes too long', { [REFRESH]: late(20_000) }],
    ['when signing in is refused', { 'auth/login': status(401) }],
    ['when signing in answers half', { 'auth/login': status(200, { email: ANA, accessToken: 'access-9' }) }],
  ])('%s', async (_, cues) => {
    const { server, openTab } = openSignedInOrigin();
    const tab = openTab();
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method));
    const inspected: unknown[] = [];
    tab.actor.system.inspect((step) => void inspected.push(payloadOf(step)));
    server.expireAccess();
    for (const [path, cue] of Object.entries(cues)) server.always(path, cue);

    const calls = [tab.get('sales', { params: { q: 'access-1' } }), tab.post('sales', { password: 'right password' })];
    await elapse(60_000);
    tab.signOut();
    tab.signIn(ANA);
    await elapse(60_000);

    const said = everythingSaid(
      tab,
      calls.map(({ error }) => error),
      inspected,
    );
    expect(inspected.length).toBeGreaterThan(0);
    expect(said).not.toMatch(SECRET);
    expect(server.requests.map(({ url }) => url.replace('q=access-1', '')).join()).not.toMatch(SECRET);
    for (const print of printed) expect(print.mock.calls.flat().map(String).join()).not.toMatch(SECRET);
  });

  it('when the browser quotes the header it does not like', async () => {
    const { openTab } = openSignedInOrigin();
    const tab = openTab({
      fetch: async (_, init) => {
        throw new TypeError(`Invalid header value: ${new Headers(init?.headers).get('authorization')}`);
      },
    });

    const call = tab.get('sales');
    await elapse(10);

    expect(call.error).toBeInstanceOf(HttpError);
    expect(inspect(call.error, { depth: null, showHidden: true })).not.toMatch(SECRET);
    expect(JSON.stringify(call.error)).not.toMatch(SECRET);
  });
});

describe('a secret value', () => {
  it('is shown by nothing but opening it', () => {
    const secret = new Secret({ password: 'right password' });

    expect(secret.open()).toEqual({ password: 'right password' });
    expect([String(secret), JSON.stringify({ secret }), inspect(secret, { showHidden: true })].join()).not.toMatch(
      SECRET,
    );
    expect(Object.getOwnPropertyNames(secret)).toEqual([]);
  });
});

/** The data of an inspected step, without the actors and machines that it refers to. */
function payloadOf(step: InspectionEvent): unknown {
  const { value, context, output, error, input } = ('snapshot' in step ? step.snapshot : {}) as Record<string, unknown>;
  return { event: 'event' in step && step.event, value, context, output, error, input };
}
