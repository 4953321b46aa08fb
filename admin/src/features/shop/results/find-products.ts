import { shopCalls, type ShopPageAnswer, type ShopQuery } from '../shop.api.ts';
import { knownQuery } from '../shop.query.ts';

/**
 * One page of the products that match, or of those that match the known brands and categories: an outdated link must not lead to
 * an empty page whose filters cannot be seen. Rejects with an `HttpError`.
 */
export async function findProducts(query: ShopQuery, signal: AbortSignal): Promise<ShopPageAnswer> {
  const answer = await shopCalls.find(query, signal);
  const known = knownQuery(query, answer.facets);
  return JSON.stringify(known) === JSON.stringify(query) ? answer : shopCalls.find(known, signal);
}
