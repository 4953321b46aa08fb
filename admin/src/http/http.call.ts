import type { Params } from './request/http.url.ts';

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
   * Whether it creates, sends, toggles or uses something up: it has an `Idempotency-Key` then, its own or a new one. The same
   * request after one whose outcome is unknown has the key of that one.
   */
  isCreation?: boolean;
  /** Sent with an authentication call instead of the session's token: the sign-out call outlives its session. */
  token?: string;
}
