import { HttpError, type HttpErrorKind } from '../../http.error.ts';
import { NotReleased, type Pass, type RejectionReason, type SessionGate } from '../../http.gate.ts';
import type { Answer } from '../../send.ts';
import type { HttpRequest, Next, Step } from '../http.step.ts';

/** The session that heals 401s; `null` before there is one. */
export type CurrentGate = () => SessionGate | null;

type RequestInSession = HttpRequest & { session: NonNullable<HttpRequest['session']> };

/** Registers a request under the session that is current when it is made. Everything before this step runs at once. */
export const enterSession =
  (currentGate: CurrentGate): Step =>
  (request, next) => {
    const gate = request.isAuth ? null : currentGate();
    if (!gate) return next(request);
    const ticket = gate.enter();
    return next({ ...request, session: { gate, ticket }, sender: [...request.sender, ticket.epoch] });
  };

/**
 * Sends a request with the session's token, at most twice: the second time follows a refresh that its 401 called for, or joined. It is
 * the last step: between permission and sending the session could end.
 */
export const sendInSession: Step = async (request, next) => {
  if (!isInSession(request)) return next(request);
  const { session, path, signal } = request;
  const first = await sendWhenAllowed(request, next);
  if (first.answer.status !== 401) return confirmed(session.gate, first);

  try {
    await session.gate.refresh(first.pass.ticket, signal);
  } catch (error) {
    const isFinal = error instanceof NotReleased && (error.why === 'token useless' || first.pass.token === null);
    if (isFinal) return first.answer;
    throw translate(error, path);
  }

  const second = await sendWhenAllowed(request, next);
  if (second.answer.status === 401) session.gate.refusedAgain(second.pass.ticket);
  return confirmed(session.gate, second);
};

const isInSession = (request: HttpRequest): request is RequestInSession => request.session !== null;

/** No `await` stands between permission and sending: the session could end in between. */
async function sendWhenAllowed(request: RequestInSession, next: Next): Promise<{ pass: Pass; answer: Answer }> {
  const { session, path, signal } = request;
  for (;;) {
    if (signal.aborted) throw signal.reason;
    const pass = session.gate.pass(session.ticket);
    if (pass === 'changed') throw new HttpError('session changed', path);
    if (pass !== 'wait') return { pass, answer: await next({ ...request, token: pass.token }) };
    await session.gate.hold(session.ticket, signal).catch((error: unknown) => {
      throw translate(error, path);
    });
  }
}

function confirmed(gate: SessionGate, { pass, answer }: { pass: Pass; answer: Answer }): Answer {
  if (answer.ok && pass.token !== null) gate.accepted(pass.ticket);
  return answer;
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
