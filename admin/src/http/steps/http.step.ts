import type { SessionGate, Ticket } from '../http.gate.ts';
import type { CallOptions } from '../http.call.ts';
import type { SerialisedBody } from '../request/http.body.ts';
import type { Answer, OutgoingRequest } from '../send.ts';

/** A request before it is sent. Steps pass copies on. */
export interface HttpRequest {
  method: OutgoingRequest['method'];
  url: URL;
  /** Path below the API's base, for errors and logs. */
  path: string;
  /** Whether it signs in, signs out or refreshes: it belongs to no session, and is sent during a view too. */
  isAuth: boolean;
  options: CallOptions;
  /** As the caller gave it. */
  body: unknown;
  /** As it is sent; empty until the body is serialised. */
  payload: SerialisedBody;
  headers: Readonly<Record<string, string>>;
  /** Sent with the scheme of the API; `null` sends none. */
  token: string | null;
  /** The session that the request was made in; `null` for none. */
  session: { gate: SessionGate; ticket: Ticket } | null;
  /** Tells those apart who send the same request. */
  sender: readonly unknown[];
  /** Aborting it rejects with its reason. */
  signal: AbortSignal;
  /** Called each time that it is sent. */
  onSend: () => void;
}

export type Next = (request: HttpRequest) => Promise<Answer>;

/** One concern of a request. A step that calls `next` twice sends the request twice. */
export type Step = (request: HttpRequest, next: Next) => Promise<Answer>;

/** Runs a request through the steps, the first one around all others, and at last to the server. */
export const throughSteps = (steps: readonly Step[], last: Next): Next =>
  steps.reduceRight<Next>((next, step) => (request) => step(request, next), last);

/** Whether a request changes something that people have. */
export const isWrite = ({ method, isAuth }: HttpRequest) => method !== 'GET' && !isAuth;

export const withHeader = (request: HttpRequest, name: string, value: string): HttpRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
