import { Button, Card, Dialog, EmptyState, ErrorState, Grid, OnDemand, Skeleton, Stack } from '@embarque/design-system';
import type { RolePrincipal, RoleWithPeople } from '@embarque/mocks/roles/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { loadTexts } from '../../i18n/i18n.ts';
import { PageHead } from '../../navigation/PageHead.tsx';
import { ROLES } from '../../people/roles.api.ts';
import { usePrincipal } from '../../people/usePrincipal.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useQueryRetry } from '../../session/useQueryRetry.ts';
import { editButtonId, RoleCards } from './cards/RoleCards.tsx';
import { draftOf, roleOfPerson } from './model/role.draft.ts';
import { readPlace, type RolesPlace, writePlace } from './roles.query.ts';
import { findRole, type Roles } from './server/roles.commands.ts';
import { type RoleTable, useRoleTable } from './useRoleTable.ts';

/** With the names of what rights let people do, which are no texts of this feature. */
const loadEditor = async () => {
  const [editor] = await Promise.all([import('./editor/RoleEditor.tsx'), loadTexts('access')]);
  return editor;
};
const loadDelete = () => import('./cards/DeleteRoleDialog.tsx');
const loadUsers = () => import('./people/RoleUsers.tsx');

/** `/apps/roles`: the address holds the role that is open in the editor. */
export function RolesPage() {
  const { t } = useLingui();
  const [params, changeParams] = useSearchQuery();
  const place = readPlace(params);
  const table = useRoleTable();
  const roles = table.data;
  const [deleted, setDeleted] = useState<RoleWithPeople | null>(null);
  const by = usePrincipal();
  useFocusOnCard(place.role);
  const go = (next: RolesPlace) => changeParams((current) => writePlace(current, next));
  // The way back leads to the cards, not into what was closed.
  const close = () => changeParams((current) => writePlace(current, { role: null, copy: null }), { replace: true });

  return (
    <>
      <PageTitle title={t({ message: 'Roles', context: 'page' })} />
      <PageHead
        title={t({ message: 'Roles', context: 'page' })}
        way={[{ label: t`Roles & Permissions` }, { label: t({ message: 'Roles', context: 'page' }) }]}
      />
      <Stack gap="gap">
        {roles ? (
          <RoleCards
            roles={roles}
            onAdd={() => go({ role: 'new', copy: null })}
            onEdit={({ id }) => go({ role: id, copy: null })}
            onCopy={({ id }) => go({ role: 'new', copy: id })}
            onDelete={setDeleted}
          />
        ) : (
          <RolesPending {...table} />
        )}
        <UnreadableRowsOf path={ROLES} />
        {roles && (
          <OnDemand load={loadUsers}>{({ RoleUsers }) => <RoleUsers roles={roles} listen={table.listen} />}</OnDemand>
        )}
      </Stack>
      {roles && place.role !== null && (
        <OpenRole key={`${place.role} ${place.copy}`} {...{ roles, place, by }} onClose={close} />
      )}
      {roles && deleted && (
        <OnDemand load={loadDelete} onMissing={() => setDeleted(null)}>
          {({ DeleteRoleDialog }) => (
            <DeleteRoleDialog
              role={deleted}
              roles={roles}
              onClose={() => setDeleted(null)}
              onDelete={(successor) =>
                table.give({ command: { type: 'role deleted', roleId: deleted.id, successor, by }, state: roles })
              }
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

/** Returns focus to the card of the role whose editor has closed: its review may have closed in the same moment. */
function useFocusOnCard(openRole: string | null) {
  const lastOpen = useRef<string>(null);
  useEffect(() => {
    const closed = openRole === null ? lastOpen.current : null;
    lastOpen.current = openRole;
    if (closed) document.getElementById(editButtonId(closed))?.focus();
  }, [openRole]);
}

interface OpenRoleProps {
  roles: Roles;
  place: RolesPlace;
  by: RolePrincipal;
  onClose: () => void;
}

/** The editor of the role that the address names. */
function OpenRole({ roles, place, by, onClose }: OpenRoleProps) {
  const { t } = useLingui();
  const isNew = place.role === 'new';
  const role = isNew ? null : findRole(roles, place.role ?? '');
  const copyOf = (place.copy && findRole(roles, place.copy)) || null;
  if (role === undefined) return <UnknownRole onClose={onClose} />;
  const name = copyOf?.name ?? '';
  const first = copyOf ? { name: t`Copy of ${name}`, cells: draftOf(copyOf).cells } : { name: '', cells: [] };
  return (
    <OnDemand load={loadEditor} onMissing={onClose}>
      {({ RoleEditor }) => (
        <RoleEditor input={{ role, first, own: roleOfPerson(roles, by.role), roles, by }} onClose={onClose} />
      )}
    </OnDemand>
  );
}

/** A role that the address names and that there is not: a mistyped link, or a deleted role. */
function UnknownRole({ onClose }: Pick<OpenRoleProps, 'onClose'>) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Edit Role`}
      onClose={onClose}
      footer={
        <Button variant="outline" tone="secondary" onClick={onClose}>
          {t({ message: 'Close', context: 'dialog' })}
        </Button>
      }
    >
      <EmptyState headingLevel={3} title={t`Role not found`}>
        <Trans>The role may have been deleted, or the link may contain a typo.</Trans>
      </EmptyState>
    </Dialog>
  );
}

/** Stands where the cards will be. */
function RolesPending({ result }: Pick<RoleTable, 'result'>) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  if (result.error !== null) {
    return (
      <ErrorState headingLevel={2} title={t`Couldn't load the roles`} onRetry={tryAgain} isRetrying={result.isLoading}>
        <ErrorText error={result.error} />
      </ErrorState>
    );
  }
  return (
    <Grid minCell="20rem" role="status" aria-label={t`Loading roles…`}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index}>
          <Stack gap="m">
            <Skeleton width="60%" />
            <Skeleton width="40%" />
            <Skeleton width="30%" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
