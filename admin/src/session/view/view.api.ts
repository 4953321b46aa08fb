import type { BeginViewRequest } from '@embarque/mocks/roles/contract';
import { demoApi } from '../../http/http.ts';

const BASE = '/apps/roles';

/** Notes in the audit that a view begins. Rejects with an `HttpError`. */
export const noteBeginning = async (request: BeginViewRequest): Promise<unknown> =>
  demoApi.post(`${BASE}/view-begin`, request, { isQuiet: true });

/** Notes in the audit that a view has ended. A line that cannot be written leaves its end open. */
export const noteEnd = async (id: string): Promise<unknown> =>
  demoApi.post(`${BASE}/view-end`, { id }, { isQuiet: true, isBackground: true }).catch(() => undefined);
