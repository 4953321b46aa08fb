import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { OnDemand, Stack } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { GuardedButton } from '../../access/GuardedButton.tsx';
import { useGuardedItems } from '../../access/useGuardedItems.tsx';
import { useMayDo } from '../../access/useMayDo.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { useUserPrincipal } from '../../people/usePrincipal.ts';
import { USER_ROLES, type User, USERS } from '../../people/users/users.api.ts';
import { readUsersQuery, writeUsersQuery } from '../../people/users/users.query.ts';
import { UsersTable } from '../../people/users/UsersTable.tsx';
import { useUserLabels } from '../../people/users/useUserLabels.ts';
import { useRoles } from '../../people/useRoles.ts';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { NoUsers } from './list/NoUsers.tsx';
import { useUserActions } from './list/useUserActions.ts';
import { UserBulkActions } from './list/UserBulkActions.tsx';
import { useUserChips } from './list/useUserChips.ts';
import { UserChips } from './list/UserChips.tsx';
import { UserFilters } from './list/UserFilters.tsx';
import { UserRowActions } from './list/UserRowActions.tsx';
import { UsersDialogs } from './questions/UsersDialogs.tsx';
import { useUsers } from './list/useUsers.ts';
import { useUserSelection } from './selection/useUserSelection.ts';
import { UserStats } from './list/UserStats.tsx';
import { attempts } from './users.attempts.ts';
import { userHref } from './users.paths.ts';

const loadNewUser = () => import('./new-user/NewUserPanel.tsx');

/** `/apps/user/list`: the URL holds search, filters, order, page and the open panel. */
export function UsersPage() {
  const { t } = useLingui();
  const [searchParams, changeSearchParams] = useSearchQuery();
  const query = readUsersQuery(searchParams);
  const { actor, result, counts: counting, activeAdministrators, reload, isGone } = useUsers(query);
  const counts = counting.data;
  const table = useRoles().data?.roles;
  const labels = useUserLabels(table);
  const roles = table?.map(({ userRole }) => userRole) ?? USER_ROLES;
  const chips = useUserChips(query, labels);
  const selection = useUserSelection(query, isGone);
  const actions = useUserActions(actor, { principal: useUserPrincipal(), activeAdministrators });
  const { guard, denial } = useGuardedItems();
  const mayDo = useMayDo();

  const change = (changed: UsersQuery, { isReplaced } = { isReplaced: false }) =>
    changeSearchParams((current) => writeUsersQuery(current, changed), { replace: isReplaced });
  const setPanel = (panel: 'new' | undefined) => changeSearchParams((current) => withParams(current, { panel }));
  const hrefOf = ({ id }: User) => userHref(id, searchParams);

  return (
    <>
      <PageTitle title={t`Users`} />
      <PageHead
        title={t`Users`}
        way={[{ label: t({ message: 'User', context: 'page' }) }, { label: t({ message: 'List', context: 'page' }) }]}
      />
      <Stack gap="gap">
        <UserStats result={counting} query={query} onChange={change} />
        <UsersTable
          title={t`All users`}
          query={query}
          result={result}
          labels={labels}
          allCount={counts?.here.total}
          onChange={change}
          hrefOf={hrefOf}
          selected={selection.selected}
          onSelect={selection.select}
          filters={<UserFilters {...{ query, labels, roles, counts }} onChange={change} />}
          chips={<UserChips chips={chips} onChange={change} />}
          empty={<NoUsers chips={chips} onChange={change} onCreate={() => setPanel('new')} />}
          actions={<AddUserButton onClick={() => setPanel('new')} />}
          rowActions={(user) => (
            <UserRowActions
              user={user}
              actions={actions}
              guard={guard}
              href={hrefOf(user)}
              editHref={userHref(user.id, searchParams, { panel: 'edit' })}
            />
          )}
          bulkActions={({ keys, items }) => (
            <UserBulkActions
              ids={keys.map(Number)}
              known={[...items, ...selection.loaded]}
              total={result.data?.total ?? 0}
              {...{ labels, roles, actions }}
              onSelectAll={selection.selectAll}
              isSelecting={selection.isSelecting}
            />
          )}
        />
        <UnreadableRowsOf path={USERS} />
      </Stack>
      {denial}
      <UsersDialogs actor={actor} />
      {searchParams.get('panel') === 'new' && mayDo(attempts.invite) && (
        <OnDemand load={loadNewUser} onMissing={() => setPanel(undefined)}>
          {({ NewUserPanel }) => (
            <NewUserPanel {...{ labels, roles, query }} onClose={() => setPanel(undefined)} onAdded={reload} />
          )}
        </OnDemand>
      )}
    </>
  );
}

function AddUserButton({ onClick }: { onClick: () => void }) {
  return (
    <GuardedButton attempt={attempts.invite} icon={UserPlus} onClick={onClick}>
      <Trans>Add new user</Trans>
    </GuardedButton>
  );
}
