import type { HttpResponseResolver } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { withRightsVersion } from '../../lib/http/rights-version.ts';
import type { Fate } from '../../server/faults.ts';
import type { SampleStore } from '../../lib/sample/sample-store.ts';
import { bearerToken } from '../rules/sales-api.account.ts';
import { fail } from '../sales-api.answers.ts';
import type { Answer, SalesApiState } from '../sales-api.state.ts';
import { readClaims } from '../rules/sales-api.tokens.ts';

interface Observed {
  /** The API's base, which the log leaves out of its paths. */
  base: string;
  store: SampleStore<SalesApiState>;
  answer: Answer;
}

/** Logs a call on arrival, carries it out, and leaves its answer to the faults that are switched on. */
export function observed({ base, store, answer }: Observed): HttpResponseResolver {
  return async ({ request, params }) => {
    const state = store.data;
    const entry = state.log.open(request.method, pathBelow(base, request.url));
    entry.generation = readClaims(bearerToken(request))?.generation ?? null;
    const fate = state.faults.next(entry.path);
    const response =
      fate.kind === 'refused' ? strike(fate) : await settle(() => answer({ request, params, state, entry }));
    await delivery(fate);
    entry.status = response.status;
    return withRightsVersion(fate.kind === 'dropped' ? brokenOff(response) : response);
  };
}

function pathBelow(base: string, url: string): string {
  const below = URL.canParse(base) ? new URL(base).pathname.replace(/\/$/, '') : base;
  return new URL(url).pathname.slice(below.length);
}

/** A helper that has to decline a call throws the answer to give. */
async function settle(carryOut: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await carryOut();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

function strike({ status }: Fate): Response {
  const response = fail(status, 'A fault is switched on');
  if (status === 429 || status === 503) response.headers.set('Retry-After', '1');
  return response;
}

async function delivery({ kind, latencyMs }: Fate): Promise<void> {
  if (kind === 'unanswered') await delay('infinite');
  if (latencyMs > 0) await delay(latencyMs);
}

/** The same answer, lost on the way: headers arrive, the body does not. */
function brokenOff({ status, headers }: Response): Response {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('The connection was lost')),
  });
  return new Response(body, { status, headers });
}
