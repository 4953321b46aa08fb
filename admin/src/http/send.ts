import redaxios from 'redaxios';
import { HttpError } from './http.error.ts';

/** Specification §9: no single exchange with a server takes longer, its body included. */
const REQUEST_TIMEOUT_MS = 12_000;

export type Fetch = typeof fetch;

/** The real network, for a stand-in that passes on what it does not answer itself. */
export const network: Fetch = (input, init) => fetch(input, init);

export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: URL;
  /** Path for errors and logs. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: BodyInit | undefined;
  /** Aborting it rejects with its reason. */
  signal: AbortSignal;
  /** Stands in for the network. */
  fetch?: Fetch | undefined;
}

export interface Answer {
  status: number;
  ok: boolean;
  /** Parsed JSON, or the text when it is not JSON; `null` for an empty body. */
  data: unknown;
  retryAfterMs: number | null;
  /** Another one says that somebody's rights have changed; `null` when the server counts no changes. */
  rightsVersion: string | null;
}

/**
 * One exchange with a server: the only place that calls the network. Resolves for every status.
 *
 * @throws HttpError of kind `unreachable` or `timeout`, or the reason of the caller's signal
 */
export async function send(request: OutgoingRequest): Promise<Answer> {
  const leg = new AbortController();
  const abort = () => leg.abort(request.signal.reason);
  const timer = setTimeout(() => leg.abort(new HttpError('timeout', request.path)), REQUEST_TIMEOUT_MS);
  request.signal.addEventListener('abort', abort, { once: true });
  if (request.signal.aborted) abort();

  try {
    return await untilAborted(exchange(request, leg.signal), leg.signal);
  } catch {
    if (leg.signal.aborted) throw leg.signal.reason;
    // The browser's own error is left behind: it may quote a header, and with it the token.
    throw new HttpError('unreachable', request.path);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', abort);
  }
}

async function exchange(request: OutgoingRequest, signal: AbortSignal): Promise<Answer> {
  const response = await redaxios<unknown>(request.url.href, {
    validateStatus: () => true,
    fetch: (url: RequestInfo | URL) =>
      (request.fetch ?? network)(url, {
        method: request.method,
        headers: { ...request.headers },
        body: request.body ?? null,
        signal,
        cache: 'no-store',
        credentials: 'omit',
        // A redirect would carry the token to an address nobody has checked.
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      }),
  });
  // The library hides a body that broke off: a body that was read is a text at least.
  if (response.data === undefined) throw new TypeError('The answer broke off');
  return {
    status: response.status,
    ok: response.status >= 200 && response.status < 300,
    data: response.data === '' ? null : response.data,
    retryAfterMs: retryAfter(response.headers),
    rightsVersion: response.headers.get('x-rights-version'),
  };
}

/** The client library ignores an abort while the body is read and a `fetch` may never settle: the signal decides. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * The longest wait until a date, when the server does not say what time it is there: this device's clock may be wrong by hours,
 * and would shut people out for as long.
 */
const LONGEST_GUESS_MS = 30_000;

/** Seconds or a date, in milliseconds from now. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : until(Date.parse(value), headers);
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

function until(moment: number, headers: Headers): number {
  const serverNow = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(serverNow) ? Math.min(moment - Date.now(), LONGEST_GUESS_MS) : moment - serverNow;
}
