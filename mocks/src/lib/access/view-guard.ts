import { HttpResponse, http } from 'msw/http';
import type { Declined } from '../http/answers.ts';
import { explain, type Explanation } from './explain.ts';

/** The id of the view, as the audit has it: sent while the tab shows the app as a role or another person. */
const HEADER = 'X-View';

/** Body of the 403 to a change that is asked for during a view. */
export interface ViewRefused extends Declined {
  explanation: Explanation;
}

/** Refuses requests that would change something during a view, whatever the page lets a person press. Reading passes. */
export const viewGuard = http.all('*', ({ request: { headers, method } }) => {
  if (!headers.has(HEADER) || method === 'GET' || method === 'HEAD') return undefined;
  const explanation = explain({ sources: [], action: 'manage', subject: 'all', obstacle: { kind: 'view as' } });
  const message = 'Nothing can be saved while you view this as someone else';
  return HttpResponse.json<ViewRefused>({ message, explanation }, { status: 403 });
});
