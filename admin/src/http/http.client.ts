import type { CallOptions } from './http.call.ts';
import { headersFor } from './request/http.headers.ts';
import { isAuthCall, pathBelow, resolveUrl } from './request/http.url.ts';
import { type Fetch, type OutgoingRequest, send } from './send.ts';
import { type Next, type Step, throughSteps } from './steps/http.step.ts';

export interface HttpSettings {
  /** Absolute address that paths are relative to. */
  base: string;
  /** Scheme of the Authorization header; an empty one sends the bare token, `null` never sends a token. */
  authScheme: string | null;
  /** Stands in for the network. */
  fetch?: Fetch | undefined;
  /** Run around each request, the first one around all others. */
  steps: readonly Step[];
}

/** Calls to one API. They resolve with the decoded body and reject with an `HttpError`. */
export interface Http {
  get: (path: string, options?: CallOptions) => Promise<unknown>;
  post: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  patch: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  put: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  delete: (path: string, options?: CallOptions) => Promise<unknown>;
}

/** Calls to one API through its steps (specification §7, §8); one exchange is the business of `send`. */
export function createHttp(settings: HttpSettings): Http {
  const next = throughSteps(settings.steps, sendTo(settings));
  const call = async (
    method: OutgoingRequest['method'],
    path: string,
    body: unknown,
    options: CallOptions = {},
  ): Promise<unknown> => {
    const url = resolveUrl(settings.base, path, options.params);
    const { data } = await next({
      method,
      url,
      path: pathBelow(settings.base, url),
      isAuth: isAuthCall(settings.base, url),
      options,
      body,
      payload: { bytes: undefined, contentType: null },
      headers: {},
      token: options.token ?? null,
      session: null,
      sender: [],
      signal: options.signal ?? new AbortController().signal,
      onSend: () => undefined,
    });
    return data;
  };

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    delete: (path, options) => call('DELETE', path, undefined, options),
  };
}

const sendTo =
  (settings: HttpSettings): Next =>
  ({ method, url, path, headers, payload, token, signal, onSend }) => {
    onSend();
    return send({
      method,
      url,
      path,
      headers: { ...headersFor(payload, settings.authScheme, token), ...headers },
      body: payload.bytes,
      signal,
      fetch: settings.fetch,
    });
  };
