import { AvatarGroup, Button, Card, Grid, IconButton, Inline, Link, Postcard, Stack } from '@embarque/design-system';
import type { RoleWithPeople } from '@embarque/mocks/roles/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Eye, Trash2 } from 'lucide-react';
import { GuardedButton, GuardedIconButton } from '../../../access/GuardedButton.tsx';
import { useRoleLabels } from '../../../people/useRoleLabels.ts';
import { useViewAs } from '../../../people/view-as/useViewAs.ts';
import type { Roles } from '../server/roles.commands.ts';
import { usersHref } from '../roles.query.ts';

/** The id of the button that opens the editor of a role. */
export const editButtonId = (roleId: string): string => `edit-role-${roleId}`;

interface RoleActions {
  onEdit: (role: RoleWithPeople) => void;
  onCopy: (role: RoleWithPeople) => void;
  onDelete: (role: RoleWithPeople) => void;
}

export interface RoleCardsProps extends RoleActions {
  roles: Roles;
  onAdd: () => void;
}

/** ROL-01: one card for each role, and one for a new role. */
export function RoleCards({ roles, onAdd, ...actions }: RoleCardsProps) {
  const { t } = useLingui();
  return (
    <Grid minCell="20rem">
      {roles.map((role) => (
        <RoleCard key={role.id} role={role} {...actions} />
      ))}
      <Card>
        <Inline gap="m" overflow="shrink">
          <Postcard destination="lisbon" style={{ maxInlineSize: 112 }} />
          <Stack gap="s" align="start">
            <GuardedButton attempt={{ action: 'create', subject: 'Role' }} onClick={onAdd}>
              {t`Add New Role`}
            </GuardedButton>
            <p>
              <Trans>Create a role for a new kind of work.</Trans>
            </p>
          </Stack>
        </Inline>
      </Card>
    </Grid>
  );
}

function RoleCard({ role, onEdit, onCopy, onDelete }: RoleActions & { role: RoleWithPeople }) {
  const { t } = useLingui();
  const { name, alias } = useRoleLabels()(role);
  const { count } = role;
  const { isOffered, viewRole } = useViewAs();
  return (
    <Card
      title={name}
      subtitle={
        <>
          <Link href={usersHref(role)}>
            {t`${plural(count, { 0: 'No one yet', one: '# person', other: '# people' })}`}
          </Link>
          {alias && (
            <>
              {' · '}
              <Trans>also called {alias}</Trans>
            </>
          )}
        </>
      }
      actions={
        <AvatarGroup
          aria-label={t`People with the role ${name}`}
          people={role.people.map((person) => ({
            name: person.fullName,
            src: person.avatar || null,
            tone: person.avatarColor,
          }))}
          max={3}
          total={count}
        />
      }
    >
      <Inline distribute="between">
        <Button
          id={editButtonId(role.id)}
          size="small"
          variant="soft"
          aria-label={t`Edit Role: ${name}`}
          onClick={() => onEdit(role)}
        >{t`Edit Role`}</Button>
        <Inline gap="xs">
          {isOffered && <IconButton icon={Eye} label={t`View as ${name}`} onClick={() => void viewRole(role)} />}
          <GuardedIconButton
            attempt={{ action: 'create', subject: 'Role' }}
            icon={Copy}
            label={t`Duplicate ${name}`}
            onClick={() => onCopy(role)}
          />
          {!role.isSystem && (
            <GuardedIconButton
              attempt={{ action: 'delete', subject: 'Role' }}
              icon={Trash2}
              label={t`Delete ${name}`}
              onClick={() => onDelete(role)}
            />
          )}
        </Inline>
      </Inline>
    </Card>
  );
}
