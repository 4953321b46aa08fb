import { HttpResponse, http } from 'msw/http';
import type { OwnCoverAnswer } from './own-cover.contract.ts';
import { ownCoverSample } from './own-cover.data.ts';

/** A customer's own policies and eSIMs. They follow from the sales, so that nothing of them is stored. */
export const ownCoverHandlers = [
  http.get('/own-cover/data', ({ request }) =>
    HttpResponse.json<OwnCoverAnswer>(ownCoverSample(new URL(request.url).searchParams.get('email') ?? '')),
  ),
];
