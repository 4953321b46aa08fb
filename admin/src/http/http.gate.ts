/** One request as the session knows it: enough to decide about a 401, nothing secret. */
export interface Ticket {
  id: number;
  /** The session's epoch when the request was created. */
  epoch: number;
  /** Version of the access token the request was sent with. */
  version: number;
}

/** Permission to send, valid until the next `await`. */
export interface Pass {
  ticket: Ticket;
  /** `null` while signed out. */
  token: string | null;
}

/**
 * The interface through which the HTTP client asks the session. The session decides, the client owns promises, bodies, and signals.
 * Waiting ends by a release, by a rejection with an `HttpError`, or by the signal.
 */
export interface SessionGate {
  /** Registers a request under the current session. */
  enter(): Ticket;
  /** Permission to send, in one synchronous step; `wait` while a refresh runs, `changed` when the session is another one. */
  pass(ticket: Ticket): Pass | 'wait' | 'changed';
  /** Waits for the running refresh before the request is sent for the first time. */
  hold(ticket: Ticket, signal: AbortSignal): Promise<void>;
  /** Reports a 401 and waits until the request may be sent again. */
  refresh(ticket: Ticket, signal: AbortSignal): Promise<void>;
  /** Reports a 401 to a request that was sent again. */
  refusedAgain(ticket: Ticket): void;
  /** Reports an answer that proves the token. */
  accepted(ticket: Ticket): void;
}

/** Why a waiting request is not sent. */
export type RejectionReason =
  | 'session ended'
  | 'session changed'
  | 'refresh unreachable'
  | 'refresh busy'
  | 'token useless';

/** Rejection of `hold` and `refresh`. */
export class NotReleased extends Error {
  override name = 'NotReleased';
  readonly why: RejectionReason;

  constructor(why: RejectionReason) {
    super(why);
    this.why = why;
  }
}
