import type { Notification } from './response/http.notifications.ts';

export type HttpErrorKind =
  /** No answer: no network, no such host, or an answer the browser hides (one without CORS headers). */
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  /** An answer outside 2xx. */
  | 'status'
  /** A 2xx answer that says success=false. */
  | 'refused'
  /** A 2xx answer that is not what the contract promises. */
  | 'malformed'
  /** Not sent: somebody only looks at the app as another person sees it. */
  | 'view only'
  | 'session ended'
  | 'session changed'
  /** Another tab refreshes the session and does not come to an end; nothing is lost and the request may be sent again. */
  | 'session busy'
  /** The session could not be refreshed because no server was reached; the request may be sent again. */
  | 'session unreachable';

export interface HttpErrorDetails {
  /** `null` when there was no answer. */
  status?: number | null;
  /** The body of the answer, decoded. */
  data?: unknown;
  notifications?: readonly Notification[];
  retryAfterMs?: number | null;
}

/** The one error that callers of the HTTP client meet. It never holds headers, tokens, query values, or a request body. */
export class HttpError extends Error {
  readonly kind: HttpErrorKind;
  /** Path below the API's base, without the query. */
  readonly path: string;
  readonly status: number | null;
  readonly data: unknown;
  readonly notifications: readonly Notification[];
  readonly retryAfterMs: number | null;

  constructor(kind: HttpErrorKind, path: string, details: HttpErrorDetails = {}) {
    super(`${path}: ${details.status ? `${kind} ${details.status}` : kind}`);
    this.name = kind === 'aborted' ? 'AbortError' : 'HttpError';
    this.kind = kind;
    this.path = path;
    this.status = details.status ?? null;
    this.data = details.data ?? null;
    this.notifications = details.notifications ?? [];
    this.retryAfterMs = details.retryAfterMs ?? null;
  }

  /** Whether sending the same request again may succeed. */
  get isRetryable(): boolean {
    return (
      this.kind === 'unreachable' ||
      this.kind === 'timeout' ||
      this.kind === 'session busy' ||
      this.kind === 'session unreachable' ||
      (this.kind === 'status' && isPassing(this.status))
    );
  }
}

/** Statuses that say "not now" rather than "no". */
export function isPassing(status: number | null): boolean {
  return status === 408 || status === 425 || status === 429 || (status !== null && status >= 500);
}

/** Whether the server does not have what was asked for. */
export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** Counts as removed what is gone: by another person, or by an earlier request whose response was lost. */
export async function removeOrFindGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
