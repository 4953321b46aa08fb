import { paths } from '../../paths.ts';
import { withParams } from '../../query/search-params.ts';

/**
 * The address of a user's page, which keeps the list that led there.
 *
 * @param searchParams of the list
 */
export function userHref(id: number, searchParams: URLSearchParams, change: object = {}): string {
  const params = withParams(searchParams, { panel: undefined, tab: undefined, ...change }).toString();
  return `${paths.user}/${id}${params && `?${params}`}`;
}
