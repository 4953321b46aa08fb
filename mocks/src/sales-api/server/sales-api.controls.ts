import { type HttpHandler, http } from 'msw/http';
import { faultsSchema } from '../../server/faults.ts';
import { answer, nothing, readBody } from '../sales-api.answers.ts';
import { rightsControlSchema } from '../sales-api.schema.ts';
import type { SalesApi } from '../sales-api.handlers.ts';

/** The strings behind a sales API that is served as real HTTP: what journeys and people pull while it runs. */
export function salesApiControls(api: SalesApi): HttpHandler[] {
  return [
    http.post('/__faults', async ({ request }) => {
      const faults = await readBody(request, faultsSchema);
      api.faults.set(faults);
      return answer(faults);
    }),

    http.delete('/__faults', () => {
      api.faults.set({});
      return nothing();
    }),

    http.get('/__log', () => answer(api.log.entries)),

    http.delete('/__log', () => {
      api.log.clear();
      return nothing();
    }),

    http.post('/__rights', async ({ request }) => {
      const { email, ability } = await readBody(request, rightsControlSchema);
      api.grant(email, ability);
      return nothing();
    }),

    http.post('/__tokens/expire', () => {
      api.expireAccessTokens();
      return nothing();
    }),

    http.post('/__reset', () => {
      api.reset();
      return nothing();
    }),
  ];
}
