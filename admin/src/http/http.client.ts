import { type Attempt, type Attempts, contentOf, createAttempts } from './request/http.attempts.ts';
import { serialiseBody } from './request/http.body.ts';
import { headersFor } from './request/http.headers.ts';
import { limitOf } from './request/http.limit.ts';
import { HttpError, type HttpErrorKind } from './http.error.ts';
import { type RejectionReason, type Ticket, NotReleased, type Pass, type SessionGate } from './http.gate.ts';
import type { CallRecord } from './http.log.ts';
import { isRefusal, type Notification, notificationsOf } from './response/http.notifications.ts';
import { isAuthCall, type Params, pathBelow, resolveUrl } from './request/http.url.ts';
import { type Answer, type Fetch, type OutgoingRequest, send } from './send.ts';

export interface HttpSettings {
  /** Absolute address that paths are relative to. */
  base: string;
  /** The session that heals 401s; `null` for an API without one. */
  gate: SessionGate | null;
  /** Scheme of the Authorization header; an empty one sends the bare token, `null` never sends a token. */
  authScheme: string | null;
  /** Stands in for the network. */
  fetch?: Fetch | undefined;
  /** Whether calls that would change something are refused before they are sent. Authentication calls go out all the same. */
  isReadOnly?: () => boolean;
  /** Names the view as someone else in which a call is made, for a server that refuses changes meanwhile too; `null` names none. */
  view?: () => string | null;
  /** Names the device that asks, for a server that can sign out one of several; `null` names none. */
  device?: () => string | null;
  /** Called when the server has signed this device out; requests of this device reject as `session ended` then. */
  onRevoked?: () => void;
  /** Called once for an answer with success=false and notifications, when it is final. */
  onNotifications: (notifications: readonly Notification[]) => void;
  /** Called when a call begins, however often it is sent. */
  onStart?: () => void;
  /** Called with each response within a session: by status and version, it may show that the person's rights have changed. */
  onRights?: (response: Pick<Answer, 'status' | 'rightsVersion'>) => void;
  /** Called when a call has settled, with what may be shown of it. */
  onCall?: (call: Omit<CallRecord, 'id'>) => void;
}

export interface CallOptions {
  params?: Params | undefined;
  signal?: AbortSignal | undefined;
  /** Whether the server's notifications are left to the caller. */
  isQuiet?: boolean;
  /** Whether nobody waits for it, so that it does not count as loading. */
  isBackground?: boolean;
  /** Sent as `Idempotency-Key`: a server that has carried the request out before responds as it did then. */
  idempotencyKey?: string;
  /**
   * Whether it creates something, sends something or uses something up: it has an `Idempotency-Key` then, its own or a new one. The same
   * request after one whose outcome is unknown has the key of that one.
   */
  isCreation?: boolean;
  /** Sent with an authentication call instead of the session's token: the sign-out call outlives its session. */
  token?: string;
}

/** Calls to one API. They resolve with the decoded body and reject with an `HttpError`. */
export interface Http {
  get: (path: string, options?: CallOptions) => Promise<unknown>;
  post: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  patch: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  put: (path: string, body?: unknown, options?: CallOptions) => Promise<unknown>;
  delete: (path: string, options?: CallOptions) => Promise<unknown>;
}

type Exchange = (token: string | null) => Promise<Answer>;

/** Waits, retries, and tells about notifications (specification §7, §8); one exchange is the business of `send`. */
export function createHttp(settings: HttpSettings): Http {
  const api: Api = { settings, attempts: createAttempts() };
  return {
    get: (path, options) => call(api, 'GET', path, undefined, options),
    post: (path, body, options) => call(api, 'POST', path, body, options),
    patch: (path, body, options) => call(api, 'PATCH', path, body, options),
    put: (path, body, options) => call(api, 'PUT', path, body, options),
    delete: (path, options) => call(api, 'DELETE', path, undefined, options),
  };
}

interface Api {
  settings: HttpSettings;
  attempts: Attempts;
}

async function call(
  { settings, attempts }: Api,
  method: OutgoingRequest['method'],
  path: string,
  body: unknown,
  {
    params,
    signal: callerSignal,
    isQuiet = false,
    isBackground = false,
    token: ownToken,
    idempotencyKey,
    isCreation = false,
  }: CallOptions = {},
): Promise<unknown> {
  const url = resolveUrl(settings.base, path, params);
  const shownPath = pathBelow(settings.base, url);
  const isAuth = isAuthCall(settings.base, url);
  const isWrite = method !== 'GET' && !isAuth;
  if (isWrite && settings.isReadOnly?.()) throw new HttpError('view only', shownPath);
  const limit = limitOf(shownPath, callerSignal);
  const gate = isAuth ? null : settings.gate;
  const ticket = gate?.enter();
  const record = { method, path: shownPath, attempts: 0, at: new Date() };
  const startedAt = performance.now();
  const device = settings.device?.() ?? null;
  const view = isAuth ? null : (settings.view?.() ?? null);
  let outcome: number | string = 'aborted';
  let attempt: Attempt | null = null;
  if (!isBackground) settings.onStart?.();

  try {
    const payload = await serialiseBody(body);
    const asked = [method, url.href, device, ticket?.epoch];
    if (isCreation)
      attempt = attempts.begin({ path: shownPath, content: contentOf(payload, asked), key: idempotencyKey });
    const key = attempt?.key ?? idempotencyKey;
    const exchange: Exchange = (token) => {
      record.attempts += 1;
      const headers = {
        ...headersFor(payload, settings.authScheme, token),
        ...(key && { 'idempotency-key': key }),
        ...(device && { 'x-device': device }),
        ...(view && { 'x-view': view }),
      };
      return send({
        method,
        url,
        path: shownPath,
        headers,
        body: payload.bytes,
        signal: limit.signal,
        fetch: settings.fetch,
      });
    };
    const answer = await (gate && ticket
      ? exchangeInSession(gate, ticket, exchange, shownPath, limit.signal)
      : exchange(ownToken ?? null));
    outcome = answer.status;
    if (gate) settings.onRights?.(answer);
    if (device && isRevoked(answer)) {
      if (device === settings.device?.()) settings.onRevoked?.();
      throw new HttpError('session ended', shownPath, { status: answer.status });
    }
    const data = settle(answer, shownPath, isQuiet ? () => undefined : settings.onNotifications);
    if (isWrite && !isBackground) attempts.changed(shownPath);
    return data;
  } catch (error) {
    attempt?.failed(error);
    if (error instanceof HttpError) outcome = error.status ?? error.kind;
    throw error;
  } finally {
    limit.lift();
    if (!isBackground) settings.onCall?.({ ...record, outcome, durationMs: performance.now() - startedAt });
  }
}

/** At most two exchanges: the second follows a refresh that this request's 401 called for, or joined. */
async function exchangeInSession(
  gate: SessionGate,
  ticket: Ticket,
  exchange: Exchange,
  path: string,
  signal: AbortSignal,
): Promise<Answer> {
  const first = await exchangeWhenAllowed(gate, ticket, exchange, path, signal);
  if (first.answer.status !== 401) return confirmed(gate, first);

  try {
    await gate.refresh(first.pass.ticket, signal);
  } catch (error) {
    const isFinal = error instanceof NotReleased && (error.why === 'token useless' || first.pass.token === null);
    if (isFinal) return first.answer;
    throw translate(error, path);
  }

  const second = await exchangeWhenAllowed(gate, ticket, exchange, path, signal);
  if (second.answer.status === 401) gate.refusedAgain(second.pass.ticket);
  return confirmed(gate, second);
}

/** No `await` stands between permission and sending: the session could end in between. */
async function exchangeWhenAllowed(
  gate: SessionGate,
  ticket: Ticket,
  exchange: Exchange,
  path: string,
  signal: AbortSignal,
): Promise<{ pass: Pass; answer: Answer }> {
  for (;;) {
    if (signal.aborted) throw signal.reason;
    const pass = gate.pass(ticket);
    if (pass === 'changed') throw new HttpError('session changed', path);
    if (pass !== 'wait') return { pass, answer: await exchange(pass.token) };
    await gate.hold(ticket, signal).catch((error: unknown) => {
      throw translate(error, path);
    });
  }
}

function confirmed(gate: SessionGate, { pass, answer }: { pass: Pass; answer: Answer }): Answer {
  if (answer.ok && pass.token !== null) gate.accepted(pass.ticket);
  return answer;
}

/** A 401 of another kind refuses what is asked, and not who asks. */
const isRevoked = ({ status, data }: Answer): boolean =>
  status === 401 && typeof data === 'object' && data !== null && 'isRevoked' in data && data.isRevoked === true;

/** The server refuses a change that was sent just as the view began. */
const isViewRefusal = ({ status, data }: Answer): boolean =>
  status === 403 && (data as { explanation?: { kind?: unknown } } | null)?.explanation?.kind === 'view as';

function settle(answer: Answer, path: string, onNotifications: HttpSettings['onNotifications']): unknown {
  const { status, data, retryAfterMs } = answer;
  const notifications = notificationsOf(data);
  if (notifications.length > 0) onNotifications(notifications);
  if (isViewRefusal(answer)) throw new HttpError('view only', path, { status });
  if (!answer.ok) throw new HttpError('status', path, { status, data, notifications, retryAfterMs });
  if (isRefusal(data)) throw new HttpError('refused', path, { status, data, notifications });
  return data;
}

const KIND_OF: Record<RejectionReason, HttpErrorKind> = {
  'session ended': 'session ended',
  'session changed': 'session changed',
  'refresh unreachable': 'session unreachable',
  'refresh busy': 'session busy',
  'token useless': 'status',
};

function translate(error: unknown, path: string): unknown {
  return error instanceof NotReleased ? new HttpError(KIND_OF[error.why], path) : error;
}
