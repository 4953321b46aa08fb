import { HttpResponse } from 'msw/http';
import { sampleStore } from '../sample/sample-store.ts';
import { now } from '../time/clock.ts';
import { decline } from './answers.ts';
import { hmacSha256 } from './hmac.ts';

const HEADER = 'idempotency-key';
const REMEMBERED_MS = 5 * 60_000;

/** The response to a request that was carried out. */
interface Remembered {
  status: number;
  headers: [name: string, value: string][];
  text: string;
  /** Digest of what was asked. */
  asked: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The responses of the last five minutes, by key. */
export type RememberedResponses = Record<string, Remembered>;

const kept = sampleStore<RememberedResponses>(() => ({}), { keptAs: 'idempotency' });
/** Responses that are not to be stored, such as those with the value of an API key: a reload forgets them. */
const unkept = sampleStore<RememberedResponses>(() => ({}));

const underWay = new Map<string, Promise<Response>>();

/** The id that the page has given a request; `null` when it has none. */
export const requestIdOf = (request: Request): string | null => request.headers.get(HEADER);

interface OnceOptions {
  /** Whether a successful response says that something was done; a request that did nothing may be tried again. */
  isDone?: (body: unknown) => boolean;
  /** Whether its response is never written down. */
  isSecret?: boolean;
}

/**
 * A handler that carries a request out once: one that comes again under the same `Idempotency-Key` within five minutes gets the first
 * response, also while that is under way. Another request under that key is refused with 422.
 */
export function once<Info extends { request: Request }>(
  resolve: (info: Info) => Response | Promise<Response>,
  { isDone, isSecret = false }: OnceOptions = {},
) {
  return async (info: Info): Promise<Response> => {
    const remembered = isSecret ? unkept.data : kept.data;
    return carryOutOnce({ request: info.request, remembered, now, isDone }, () => resolve(info));
  };
}

export interface OnceCall extends Pick<OnceOptions, 'isDone'> {
  request: Request;
  remembered: RememberedResponses;
  /** The server's clock, in milliseconds since 1970. */
  now: () => number;
  /** The person, on a server that knows them: a key is theirs alone. */
  by?: string;
}

/** Carries a request out, unless its key says that it has been. */
export async function carryOutOnce(call: OnceCall, carryOut: () => Response | Promise<Response>): Promise<Response> {
  const { request, remembered, by = '' } = call;
  const key = requestIdOf(request);
  if (!key) return carryOut();
  const id = [by, key].join(' ');
  const asked = await digestOf(request);
  forgetOld(remembered, call.now());
  while (underWay.has(id)) await underWay.get(id)?.catch(() => undefined);
  const known = remembered[id];
  if (known && known.asked !== asked) return decline(422, 'This key was sent with another request');
  if (known) return new HttpResponse(known.text, { status: known.status, headers: known.headers });
  const response = (async () => carryOut())();
  underWay.set(id, response);
  try {
    const result = await response;
    const text = result.ok ? await result.clone().text() : null;
    if (text !== null && (call.isDone?.(JSON.parse(text)) ?? true))
      remembered[id] = { status: result.status, headers: [...result.headers], text, asked, at: call.now() };
    return result;
  } finally {
    underWay.delete(id);
  }
}

function forgetOld(remembered: RememberedResponses, moment: number): void {
  for (const [id, { at }] of Object.entries(remembered)) if (moment - at >= REMEMBERED_MS) delete remembered[id];
}

async function digestOf(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  return hmacSha256('idempotency', `${request.method} ${pathname}${search} ${await request.clone().text()}`);
}
