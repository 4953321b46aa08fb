import { HttpResponse, http } from 'msw/http';
import { failed, stillWaiting } from '../lib/http/departures.ts';
import type { WorkdayAnswer } from './workday.contract.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const workdayScenarios = {
  /** Everybody has an eSIM, and all claims are decided. */
  nothingWaits: http.get('/workday/data', () => HttpResponse.json<WorkdayAnswer>({ departures: [], claims: [] })),
  stillLoading: http.get('/workday/data', stillWaiting),
  failed: http.get('/workday/data', failed),
};
