import type { UserColumn, UsersQuery } from '@embarque/mocks/users/contract';
import { readOneOf, readWholeNumber, withListParams } from '../../query/search-params.ts';
import { USER_PLANS, USER_STATUSES } from './users.api.ts';

export const PER_PAGE_OPTIONS = [10, 25, 50] as const;

const SORTABLE = [
  'fullName',
  'role',
  'currentPlan',
  'billing',
  'status',
  'email',
  'username',
  'contact',
  'company',
  'country',
] as const satisfies readonly UserColumn[];

const FILTERS = ['q', 'role', 'currentPlan', 'paid', 'status'] as const satisfies readonly (keyof UsersQuery)[];

/** A change that removes the search and every filter. */
export const NO_FILTERS: UsersQuery = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

/** The list's query in the URL; the newest come first. An invalid value counts as left out. */
export function readUsersQuery(searchParams: URLSearchParams): UsersQuery {
  const sortColumn = readOneOf(SORTABLE, searchParams.get('sortColumn'));
  const perPage = readWholeNumber(searchParams.get('perPage'), 50);
  const role = searchParams.get('role') ?? '';
  return {
    q: searchParams.get('q')?.slice(0, 200) || undefined,
    role: /^[a-z][a-z0-9-]{0,59}$/.test(role) ? role : undefined,
    currentPlan: readOneOf(USER_PLANS, searchParams.get('currentPlan')),
    paid: readOneOf(['yes'], searchParams.get('paid')),
    status: readOneOf(USER_STATUSES, searchParams.get('status')),
    page: readWholeNumber(searchParams.get('page')) ?? 1,
    perPage: PER_PAGE_OPTIONS.find((option) => option === perPage) ?? 10,
    sortColumn: sortColumn ?? 'id',
    sort: readOneOf(['asc', 'desc'], searchParams.get('sort')) ?? (sortColumn ? 'asc' : 'desc'),
  };
}

/** The search params of a changed query. Any change but that of the page returns to the first page; defaults are left out. */
export function writeUsersQuery(searchParams: URLSearchParams, change: UsersQuery): URLSearchParams {
  const { sortColumn, sort, perPage } = change;
  return withListParams(searchParams, {
    ...change,
    ...('sortColumn' in change && { sortColumn: sortColumn === 'id' ? undefined : sortColumn }),
    ...('sort' in change && { sort: sort === (sortColumn === 'id' ? 'desc' : 'asc') ? undefined : sort }),
    ...('perPage' in change && { perPage: perPage === 10 ? undefined : perPage }),
  });
}

/** Whether the search or a filter is active. */
export const isNarrowed = (query: UsersQuery): boolean => FILTERS.some((name) => query[name] !== undefined);
