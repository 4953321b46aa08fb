/** How a request is known to the session. */
export interface GateTicket {
  id: number;
  epoch: number;
  version: number;
}

/** A leave to send, valid in this very moment only: use it before the next `await`. */
export interface Pass {
  ticket: GateTicket;
  /** `null` when nobody is signed in. */
  token: string | null;
}

/**
 * What the HTTP client asks the session. The session decides, the client owns promises, bodies, and signals.
 * Waiting ends by a release, by a rejection with an `HttpError`, or by the signal.
 */
export interface SessionGate {
  /** Registers a request under the session of now. */
  enter(): GateTicket;
  /** Leave to send, in one synchronous step; `wait` while a refresh runs, `changed` when the session is another one. */
  pass(ticket: GateTicket): Pass | 'wait' | 'changed';
  /** Waits for the running refresh before the request is sent for the first time. */
  hold(ticket: GateTicket, signal: AbortSignal): Promise<void>;
  /** Reports a 401 and waits until the request may be sent again. */
  refresh(ticket: GateTicket, signal: AbortSignal): Promise<void>;
  /** Reports a 401 to a request that was sent again. */
  refusedAgain(ticket: GateTicket): void;
  /** Reports an answer that proves the token. */
  accepted(ticket: GateTicket): void;
}

/** Why waiting ended without a release. */
export type GateRefusal =
  | 'session ended'
  | 'session changed'
  | 'refresh unreachable'
  | 'refresh busy'
  | 'token useless';

/** Rejection of `hold` and `refresh`. */
export class NotReleased extends Error {
  override name = 'NotReleased';
  readonly why: GateRefusal;

  constructor(why: GateRefusal) {
    super(why);
    this.why = why;
  }
}
