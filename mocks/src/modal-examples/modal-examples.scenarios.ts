import { http } from 'msw/http';
import { failed } from '../lib/http/departures.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const modalExamplesScenarios = {
  /** Nothing can be saved. */
  failed: http.post('/modal-examples/:task', failed),
};
