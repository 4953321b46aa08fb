import type { SalesQuery } from '@embarque/mocks/sales-api/contract';
import { salesCalls } from './sales.api.ts';
import { isWithin } from '../sales.period.ts';
import type { Sale } from './sale.schema.ts';

const PER_REQUEST = 100;

/** How many sales are there, and how many there will be. */
export interface Progress {
  count: number;
  total: number;
}

export interface CollectOptions {
  signal: AbortSignal;
  /** Called before each further request. */
  onProgress?: (progress: Progress) => void;
  /**
   * How many requests are made at most.
   * @default Infinity
   */
  maxRequests?: number;
}

export interface Collected {
  sales: Sale[];
  /** Whether they are all that match. */
  isComplete: boolean;
}

/** Every sale that matches, page by page. A period that the server ignores holds all the same. */
export async function collectSales(
  query: Omit<SalesQuery, 'page' | 'perPage'>,
  { signal, onProgress, maxRequests = Infinity }: CollectOptions,
): Promise<Collected> {
  const found = new Map<string, Sale>();
  let isComplete = false;
  let unreadable = 0;
  for (let page = 1; page <= maxRequests && !isComplete; page += 1) {
    const answer = await salesCalls.list({ ...query, page, perPage: PER_REQUEST }, signal);
    const known = found.size;
    for (const sale of answer.sales) found.set(sale.id, sale);
    unreadable += answer.unreadable.length;
    // A list that shrinks meanwhile, or a server that knows no pages, brings nothing new at some point.
    isComplete = found.size + unreadable >= answer.total || found.size === known || isBefore(answer.sales, query);
    if (!isComplete) onProgress?.({ count: found.size, total: answer.total });
  }
  return { sales: [...found.values()].filter(({ soldAt }) => isWithin(soldAt, query)), isComplete };
}

/** Whether a list that begins with the newest sales has left the period behind. */
function isBefore(sales: readonly Sale[], { from, sortColumn }: SalesQuery): boolean {
  const last = sales.at(-1);
  return sortColumn === undefined && from !== undefined && last !== undefined && last.soldAt < from;
}
