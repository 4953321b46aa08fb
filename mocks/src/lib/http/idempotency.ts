import { HttpResponse } from 'msw/http';
import { sampleStore } from '../sample/sample-store.ts';

const HEADER = 'idempotency-key';

/** Bodies of successful responses by the key of their request, over a reload too. */
const store = sampleStore<Record<string, { status: number; text: string }>>(() => ({}), { keptAs: 'idempotency' });

/** The id that the page has given a request; `null` when it has none. */
export const requestIdOf = (request: Request): string | null => request.headers.get(HEADER);

/**
 * A handler that carries a request out once: one that comes again under the same `Idempotency-Key` gets the first response.
 *
 * @param isDone whether a successful response says that something was done; a request that did nothing may be tried again
 */
export function once<Info extends { request: Request }>(
  resolve: (info: Info) => Promise<Response>,
  isDone: (body: unknown) => boolean = () => true,
) {
  return async (info: Info): Promise<Response> => {
    const key = requestIdOf(info.request);
    if (!key) return resolve(info);
    const known = store.data[key];
    if (known) return HttpResponse.json(JSON.parse(known.text), { status: known.status });
    const response = await resolve(info);
    const text = response.ok ? await response.clone().text() : null;
    if (text !== null && isDone(JSON.parse(text))) store.data[key] = { status: response.status, text };
    return response;
  };
}
