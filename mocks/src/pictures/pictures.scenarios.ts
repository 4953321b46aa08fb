import { http } from 'msw/http';
import { failed, stillWaiting } from '../lib/http/departures.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const picturesScenarios = {
  /** No picture ever arrives. */
  stillLoading: http.get('/pictures/*', stillWaiting),
  /** Every picture fails inside the server. */
  failed: http.get('/pictures/*', failed),
};
