import {
  ActionsMenu,
  EmptyState,
  ErrorState,
  Inline,
  OnDemand,
  Select,
  Stack,
  useConfirm,
} from '@embarque/design-system';
import { DataTable } from '@embarque/design-system/datatables';
import type { Permission } from '@embarque/mocks/permissions/contract';
import type { Role } from '@embarque/mocks/roles/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GuardedButton, GuardedIconButton } from '../../access/GuardedButton.tsx';
import { useGuardedItems } from '../../access/useGuardedItems.tsx';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { PageHead } from '../../navigation/PageHead.tsx';
import { type OutboxData, useOutboxData } from '../../outbox/react/useOutboxData.ts';
import { usePrincipal } from '../../people/usePrincipal.ts';
import { useRoleLabels } from '../../people/useRoleLabels.ts';
import { useRoles } from '../../people/useRoles.ts';
import { withParams } from '../../query/search-params.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { PERMISSIONS, loadPermissions } from './permissions.api.ts';
import type { PermissionCommand } from './permissions.commands.ts';
import { permissionsOutbox } from './permissions.outbox.ts';
import { usePermissionColumns } from './usePermissionColumns.tsx';

const loadDialog = () => import('./dialog/PermissionDialog.tsx');
const NO_ROLES: readonly Role[] = [];
const NO_PERMISSIONS: readonly Permission[] = [];
const ALL = 'all';
const CHANGE = { action: 'update', subject: 'Role' } as const;
const REMOVE = { action: 'delete', subject: 'Role' } as const;

/** `/apps/permissions`: the address holds the role to which the list is narrowed down. */
export function PermissionsPage() {
  const { t } = useLingui();
  const table = usePermissionTable();
  const roles = useRoles().data?.roles ?? NO_ROLES;
  const [edited, setEdited] = useState<{ permission: Permission | null } | null>(null);
  const close = () => setEdited(null);

  return (
    <>
      <PageTitle title={t({ message: 'Permissions', context: 'page' })} />
      <PageHead
        title={t({ message: 'Permissions', context: 'page' })}
        way={[{ label: t`Roles & Permissions` }, { label: t({ message: 'Permissions', context: 'page' }) }]}
      />
      <Stack gap="gap">
        <p>
          <Trans>Permissions are granted through roles.</Trans>
        </p>
        <PermissionList table={table} roles={roles} onEdit={(permission) => setEdited({ permission })} />
      </Stack>
      {edited && table.data && (
        <OnDemand load={loadDialog} onMissing={close}>
          {({ PermissionDialog }) => (
            <PermissionDialog {...edited} permissions={table.data ?? NO_PERMISSIONS} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** The permissions, and commands that carry the person who gives them. */
function usePermissionTable(): OutboxData<readonly Permission[], PermissionCommand> {
  const by = usePrincipal();
  const table = useOutboxData(permissionsOutbox, (_, signal) => loadPermissions(signal), null);
  return { ...table, give: ({ command, ...rest }) => table.give({ command: { ...command, by }, ...rest }) };
}

interface PermissionListProps {
  table: OutboxData<readonly Permission[], PermissionCommand>;
  roles: readonly Role[];
  onEdit: (permission: Permission | null) => void;
}

function PermissionList({ table, roles, onEdit }: PermissionListProps) {
  const { t } = useLingui();
  const columns = usePermissionColumns(roles);
  const tryAgain = useQueryRetry(table.result);
  const [params, changeParams] = useSearchQuery();
  const role = params.get('role') ?? ALL;
  const { remove, dialog } = useRemove(table, roles);
  const { guard, denial } = useGuardedItems();
  const { data, result } = table;
  const rows = data?.filter(({ assignedTo }) => role === ALL || assignedTo.includes(role)) ?? NO_PERMISSIONS;

  if (result.error !== null) {
    return (
      <ErrorState
        headingLevel={2}
        title={t`Couldn't load the permissions`}
        onRetry={tryAgain}
        isRetrying={result.isLoading}
      >
        <ErrorText error={result.error} />
      </ErrorState>
    );
  }
  const isEmpty = data !== null && rows.length === 0;
  const nothing = data?.length === 0 ? t`No permissions yet` : t`This role has no permissions`;
  return (
    <>
      <DataTable
        titleVisibility="hidden"
        countLabel={(count) => t`${plural(count, { one: '# permission', other: '# permissions' })}`}
        title={t({ message: 'Permissions', context: 'page' })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        isBusy={data === null}
        placeholder={isEmpty ? <EmptyState title={nothing} /> : undefined}
        perPageOptions={[10, 25, 50]}
        actions={
          <Inline>
            <RoleFilter
              roles={roles}
              value={role}
              onChange={(value) => changeParams((now) => withParams(now, { role: value === ALL ? undefined : value }))}
            />
            <GuardedButton attempt={{ action: 'create', subject: 'Role' }} icon={Plus} onClick={() => onEdit(null)}>
              {t`Add Permission`}
            </GuardedButton>
          </Inline>
        }
        rowActionsCount={2}
        rowActions={(permission, { isCard }) => (
          <RowActions
            {...{ permission, isCard, guard }}
            onEdit={() => onEdit(permission)}
            onRemove={() => void remove(permission)}
          />
        )}
      />
      <UnreadableRowsOf path={PERMISSIONS} />
      {dialog}
      {denial}
    </>
  );
}

interface RoleFilterProps {
  roles: readonly Role[];
  value: string;
  onChange: (value: string) => void;
}

function RoleFilter({ roles, value, onChange }: RoleFilterProps) {
  const { t } = useLingui();
  const labelsOf = useRoleLabels();
  return (
    <Select
      label={t({ message: 'Role', context: 'of a permission' })}
      labelVisibility="hidden"
      value={value}
      options={[
        { value: ALL, label: t`All roles` },
        ...roles.map((role) => ({ value: role.id, label: labelsOf(role).pill })),
      ]}
      onChange={(change) => onChange(change.value)}
    />
  );
}

interface RowActionsProps extends Pick<ReturnType<typeof useGuardedItems>, 'guard'> {
  permission: Permission;
  /** Whether one menu holds them. */
  isCard: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function RowActions({ permission, isCard, guard, onEdit, onRemove }: RowActionsProps) {
  const { t } = useLingui();
  const { name, isCore } = permission;
  if (isCard) {
    return (
      <ActionsMenu
        label={t`Actions for ${name}`}
        items={() => [
          guard(CHANGE, { id: 'edit', label: t`Edit`, icon: Pencil, onAction: onEdit }),
          guard(REMOVE, {
            id: 'delete',
            label: t({ message: 'Delete', context: 'action' }),
            icon: Trash2,
            tone: 'danger',
            isDisabled: isCore,
            onAction: onRemove,
          }),
        ]}
      />
    );
  }
  return (
    <>
      <GuardedIconButton attempt={CHANGE} icon={Pencil} size="small" label={t`Edit ${name}`} onClick={onEdit} />
      <GuardedIconButton
        attempt={REMOVE}
        icon={Trash2}
        size="small"
        label={isCore ? t`Delete ${name}: core permissions can't be deleted` : t`Delete ${name}`}
        isIdle={isCore}
        onClick={onRemove}
      />
    </>
  );
}

/** PRM-04: deletes at once with an undo, and asks first when people have it through a role. */
function useRemove({ data, give }: PermissionListProps['table'], roles: readonly Role[]) {
  const { t, i18n } = useLingui();
  const labelsOf = useRoleLabels();
  const { ask, dialog } = useConfirm();
  const remove = async ({ id, name, assignedTo }: Permission) => {
    // Full access does not depend on a permission.
    const holders = roles.filter((role) => !role.hasFullAccess && assignedTo.includes(role.id));
    const names = new Intl.ListFormat(i18n.locale).format(holders.map((role) => labelsOf(role).name));
    const isSure =
      holders.length === 0 ||
      (await ask({
        title: t`Delete ${name}?`,
        children: t`${names} will lose this permission.`,
        confirmLabel: t({ message: 'Delete', context: 'action' }),
        tone: 'danger',
      }));
    if (isSure && data) give({ command: { type: 'permission deleted', id }, state: data });
  };
  return { remove, dialog };
}
