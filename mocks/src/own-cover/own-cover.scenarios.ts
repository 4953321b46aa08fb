import { HttpResponse, http } from 'msw/http';
import { failed, stillWaiting } from '../lib/http/departures.ts';
import { clientEmail } from '../lib/sample/people.ts';
import type { OwnCoverAnswer } from './own-cover.contract.ts';
import { ownCoverSample } from './own-cover.data.ts';

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const ownCoverScenarios = {
  nothingBought: http.get('/own-cover/data', () =>
    HttpResponse.json<OwnCoverAnswer>({ policies: [], esims: [], orders: [] }),
  ),
  oddStatus: http.get('/own-cover/data', () => {
    const { policies, esims, orders } = ownCoverSample(clientEmail);
    return HttpResponse.json({
      policies,
      orders,
      esims: esims.map((esim, at) => (at === 0 ? { ...esim, status: 'lost' } : esim)),
    });
  }),
  stillLoading: http.get('/own-cover/data', stillWaiting),
  failed: http.get('/own-cover/data', failed),
};
