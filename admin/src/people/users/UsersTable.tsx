import { ErrorState, HighlightScope } from '@embarque/design-system';
import {
  DataTable,
  type DataTableProps,
  type DataTableState,
  initialDataTableState,
} from '@embarque/design-system/datatables';
import type { UserColumn, UsersQuery } from '@embarque/mocks/users/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { useClampedPage } from '../../query/useClampedPage.ts';
import type { QueryResult } from '../../query/useQuery.ts';
import { useSearchText } from '../../query/useSearchText.ts';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { loadAllUsers, type User, type UsersAnswer } from './users.api.ts';
import { PER_PAGE_OPTIONS } from './users.query.ts';
import { FIRST_LAYOUT, useUserColumns } from './useUserColumns.tsx';
import type { UserLabels } from './useUserLabels.ts';

type Passed = Pick<
  DataTableProps<User>,
  | 'title'
  | 'headingLevel'
  | 'actions'
  | 'filters'
  | 'chips'
  | 'rowActions'
  | 'rowActionsCount'
  | 'bulkActions'
  | 'selected'
  | 'onSelect'
>;

export interface UsersTableProps extends Passed {
  /** The query in the URL. */
  query: UsersQuery;
  /** The response to the query. */
  result: QueryResult<UsersAnswer>;
  /** Called with the changed part of the query; `isReplaced` asks for no entry of its own in the history. */
  onChange: (change: UsersQuery, options: { isReplaced: boolean }) => void;
  /** The address of a user's page. */
  hrefOf: (user: User) => string;
  /** The names of roles, plans and the like. */
  labels: UserLabels;
  /** How many users there are, whatever the list is narrowed to, as far as it is known. */
  allCount?: number | undefined;
  /** Stands in place of the rows when nobody matches. */
  empty: DataTableProps<User>['placeholder'];
}

/** The users that a query finds: searched, sorted and paged by the server, exported with all that match. */
export function UsersTable({ query, result, onChange, hrefOf, labels, allCount, empty, ...rest }: UsersTableProps) {
  const { t } = useLingui();
  const columns = useUserColumns(hrefOf, labels);
  const [view, setView] = useState({ columns: FIRST_LAYOUT, density: initialDataTableState.density });
  const search = useSearchText(query.q ?? '', (q) => onChange({ q }, { isReplaced: true }));
  const tryAgain = useQueryRetry(result);
  const { data, error } = result;
  const { page = 1, perPage = 10 } = query;
  useClampedPage({ total: data?.total, perPage, page, isCurrent: !result.isLoading }, (last) =>
    onChange({ page: last }, { isReplaced: true }),
  );

  const change = ({ state }: { state: DataTableState }) => {
    setView(state);
    if (state.search !== search.text) search.setText(state.search);
    const changed = changeOf(query, state);
    if (Object.keys(changed).length > 0) onChange(changed, { isReplaced: false });
  };

  return (
    <HighlightScope query={query.q ?? ''}>
      <DataTable
        {...rest}
        titleVisibility="hidden"
        countLabel={(count) => t`${plural(count, { one: '# user', other: '# users' })}`}
        columns={columns}
        rows={error === null ? (data?.users ?? NONE) : NONE}
        serverTotal={error === null ? (data?.total ?? 0) : 0}
        rowKey={({ id }) => String(id)}
        rowLabel={({ fullName }) => fullName}
        loadAll={(signal) => loadAllUsers(query, signal)}
        {...(allCount !== undefined && {
          everything: { total: allCount, load: (signal: AbortSignal) => loadAllUsers({}, signal) },
        })}
        tools={['search', 'columns', 'density', 'export']}
        perPageOptions={PER_PAGE_OPTIONS}
        state={{ ...stateOf(query), ...view, search: search.text }}
        onStateChange={change}
        isBusy={result.isLoading}
        fileName={t`user list`}
        placeholder={placeholder()}
      />
    </HighlightScope>
  );

  function placeholder() {
    if (error !== null) {
      return (
        <ErrorState title={t`Couldn't load users`} onRetry={tryAgain} isRetrying={result.isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      );
    }
    return data?.total === 0 ? empty : undefined;
  }
}

const NONE: readonly User[] = [];

function stateOf({ sortColumn = 'id', sort, page = 1, perPage = 10 }: UsersQuery): DataTableState {
  return {
    ...initialDataTableState,
    sort:
      sortColumn === 'id'
        ? []
        : [{ column: sortColumn, direction: sort === 'desc' ? ('descending' as const) : ('ascending' as const) }],
    page,
    perPage,
  };
}

/** The part of the query that a change of the table's state stands for; the search has a pace of its own. */
function changeOf(query: UsersQuery, state: DataTableState): UsersQuery {
  const [first] = state.sort;
  const sortColumn = (first?.column ?? 'id') as UserColumn;
  const sort = first ? (first.direction === 'descending' ? 'desc' : 'asc') : 'desc';
  return {
    ...((sortColumn !== query.sortColumn || sort !== query.sort) && { sortColumn, sort }),
    ...(state.perPage !== query.perPage && { perPage: state.perPage }),
    ...(state.page !== query.page && state.search === (query.q ?? '') && { page: state.page }),
  };
}
