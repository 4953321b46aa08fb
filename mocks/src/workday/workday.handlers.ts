import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import type { ClaimAnswer, WorkdayAnswer } from './workday.contract.ts';
import { claimSample, workdaySample } from './workday.data.ts';

/** The work of the day. It follows from the clock, so that nothing of it is stored. */
export const workdayHandlers = [
  http.get('/workday/data', () => HttpResponse.json<WorkdayAnswer>(workdaySample())),

  http.get('/workday/claims/:id', ({ params }) => {
    const claim = claimSample(String(params['id']));
    return claim ? HttpResponse.json<ClaimAnswer>(claim) : decline(404, 'There is no such claim');
  }),
];
