import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, stillWaiting } from '../lib/http/departures.ts';
import { now } from '../lib/time/clock.ts';
import type { KeysAnswer } from './api-key.contract.ts';
import { BEYOND_OWNER } from './api-key.rights.ts';
import { LIMIT, listKeys } from './api-key.rules.ts';
import { type Call, createKey } from './api-key.handlers.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const apiKeyScenarios = {
  /** There are no keys yet. */
  none: http.get('/api-key/keys', () => HttpResponse.json<KeysAnswer>({ keys: [], limit: LIMIT })),
  stillLoading: http.get('/api-key/keys', stillWaiting),
  /** In an hour, one key expires, and the old value of another one stops to work. */
  endsSoon: http.get('/api-key/keys', () => {
    const inAnHour = new Date(now() + 3_600_000).toISOString();
    const ends = [{ expiresAt: inAnHour }, { status: 'rolling' as const, overlapEndsAt: inAnHour }];
    const { keys: all, limit } = listKeys();
    return HttpResponse.json<KeysAnswer>({ keys: all.map((key, index) => ({ ...key, ...ends[index] })), limit });
  }),
  failed: http.get('/api-key/keys', failed),
  /** The answer to the next new key is lost, after the key was created. */
  get answerLost() {
    const lost = async (call: Call) => {
      await createKey(call);
      return HttpResponse.error();
    };
    return http.post('/api-key/keys', lost, { once: true });
  },
  /** A key is never revoked. */
  revokeFailed: http.post('/api-key/revoke', failed),
  /** The owner has lost rights since the page asked for them. */
  beyondOwner: ['/api-key/keys', '/api-key/edit', '/api-key/roll', '/api-key/renew'].map((path) =>
    http.post(path, () => decline(403, BEYOND_OWNER)),
  ),
};
