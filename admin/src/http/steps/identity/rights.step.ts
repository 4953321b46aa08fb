import type { Answer } from '../../send.ts';
import type { Step } from '../http.step.ts';

/** Called with each response within a session: by status and version, it may show that the person's rights have changed. */
export type RightsListener = (response: Pick<Answer, 'status' | 'rightsVersion'>) => void;

/** Reports the responses within a session, before they are judged. */
export const watchRights =
  (onRights: RightsListener): Step =>
  async (request, next) => {
    const answer = await next(request);
    if (request.session) onRights(answer);
    return answer;
  };
