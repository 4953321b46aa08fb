import type { Answer } from '../send.ts';
import type { HttpRequest, Next } from './http.step.ts';

/** A request as a step finds it. */
export const aRequest = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: new URL('https://app.example/faq/data'),
  path: 'faq/data',
  isAuth: false,
  options: {},
  body: undefined,
  payload: { bytes: undefined, contentType: null },
  headers: {},
  token: null,
  session: null,
  sender: [],
  signal: new AbortController().signal,
  onSend: () => undefined,
  ...changes,
});

/** A response to a step; `data` is its body. */
export const anAnswer = (status = 200, data: unknown = {}): Answer => ({
  status,
  ok: status < 300,
  data,
  retryAfterMs: null,
  rightsVersion: null,
});

/** The end of the steps: what was sent, in order, and what comes back, the last response again and again. */
export function anEnd(...answers: (Answer | Error)[]) {
  const sent: HttpRequest[] = [];
  const next: Next = (request) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? anAnswer();
    sent.push(request);
    request.onSend();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { sent, next };
}
