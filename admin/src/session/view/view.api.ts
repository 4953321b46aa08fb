import type { BeginViewRequest } from '@embarque/mocks/roles/contract';
import { demoApi } from '../../http/http.ts';

const BASE = '/apps/roles';

/** Notes in the audit that a view begins. Rejects with an `HttpError`. */
export const noteBeginning = async (request: BeginViewRequest): Promise<unknown> =>
  demoApi.post(`${BASE}/view-begin`, request, { isQuiet: true, isCreation: true });

let lastEnd: Promise<unknown> = Promise.resolve();

/** Notes in the audit that a view has ended. A line that cannot be written leaves its end open. */
export async function noteEnd(id: string): Promise<void> {
  const noted = demoApi.post(`${BASE}/view-end`, { id }, { isQuiet: true, isBackground: true });
  lastEnd = noted.catch(() => undefined);
  await lastEnd;
}

/** Resolves once the audit has every end that was noted: it is asked for at the moment in which a view ends. */
export const endsNoted = (): Promise<unknown> => lastEnd;
