import { http } from 'msw/http';
import { failed, stillWaiting } from '../lib/http/departures.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const authenticationScenarios = {
  /** No attempt is ever answered. */
  stillSending: http.post('/authentication/:call', stillWaiting),
  /** Every attempt fails inside the server. */
  failed: http.post('/authentication/:call', failed),
  /** The last code or link cannot be looked up. */
  lastSentFailed: http.get('/authentication/resend', failed),
};
