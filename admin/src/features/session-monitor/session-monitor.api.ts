import { HttpError } from '../../http/http.error.ts';
import { salesApi } from '../../http/http.ts';

/** How one of several parallel calls ended. */
export interface ProbeResult {
  id: number;
  /** HTTP status, or the kind of error when there was no answer. */
  outcome: number | string;
  /** Whether it ended well. */
  isOk: boolean;
  durationMs: number;
}

const PROBES = [1, 2, 3, 4, 5];

/** Asks for five pages of sales at once, so that one can see how many refreshes it takes. */
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
