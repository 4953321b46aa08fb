import { HttpError } from '../../http/http.error.ts';
import { salesApi } from '../../http/http.ts';

/** The outcome of one of several parallel calls. */
export interface ProbeResult {
  id: number;
  /** HTTP status, or the kind of error without a response. */
  outcome: number | string;
  isOk: boolean;
  durationMs: number;
}

const PROBES = [1, 2, 3, 4, 5];

/** Loads five pages of sales at once, to show how many refreshes that takes. */
export function sendFiveCalls(signal: AbortSignal): Promise<ProbeResult[]> {
  return Promise.all(PROBES.map((id) => probe(id, signal)));
}

async function probe(id: number, signal: AbortSignal): Promise<ProbeResult> {
  const startedAt = performance.now();
  const end = (outcome: number | string, isOk: boolean) => ({
    id,
    outcome,
    isOk,
    durationMs: performance.now() - startedAt,
  });
  try {
    await salesApi.get('sales', { params: { page: id, perPage: 1 }, signal });
    return end(200, true);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return end(error.status ?? error.kind, false);
  }
}
