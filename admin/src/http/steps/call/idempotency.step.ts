import { contentOf, createAttempts } from '../../request/http.attempts.ts';
import { isWrite, type Step, withHeader } from '../http.step.ts';

/** Sends `Idempotency-Key` with what creates something, the same again after a request whose outcome is unknown. */
export function repeatSafely(): Step {
  const attempts = createAttempts();
  return async (request, next) => {
    const { method, url, path, payload, sender, options } = request;
    const attempt = options.isCreation
      ? attempts.begin({
          path,
          content: contentOf(payload, [method, url.href, ...sender]),
          key: options.idempotencyKey,
        })
      : null;
    const key = attempt?.key ?? options.idempotencyKey;

    try {
      const answer = await next(key ? withHeader(request, 'idempotency-key', key) : request);
      if (isWrite(request) && !options.isBackground) attempts.changed(path);
      return answer;
    } catch (error) {
      attempt?.failed(error);
      throw error;
    }
  };
}
