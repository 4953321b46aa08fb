import { Card, DescriptionList, Stack } from '@embarque/design-system';
import type { RightsArea, RightsCell } from '@embarque/mocks/roles/contract';
import type { User } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACTIONS, AREAS } from '../../../people/rights.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import { useRoles } from '../../../people/useRoles.ts';

/** The rights of the user, with the role that they come from. */
export function UserRights({ user, labels }: { user: User; labels: UserLabels }) {
  const { t, i18n } = useLingui();
  const areas = useAreas();
  const role = useRoles().data?.roles.find(({ userRole }) => userRole === user.role);
  if (!role) return null;
  const actions = {
    read: t({ message: 'read', context: 'right' }),
    write: t({ message: 'write', context: 'right' }),
    create: t({ message: 'create', context: 'right' }),
  };
  const granted = new Set<RightsCell>(role.cells);
  const rightsIn = (area: RightsArea) =>
    ACTIONS.filter((action) => role.hasFullAccess || granted.has(`${area}.${action}`)).map((action) => actions[action]);
  const source = labels.roleOf(user.role).label;
  const isIdle = user.status !== 'active';

  return (
    <Card title={t`What ${user.fullName} can do`}>
      <Stack gap="m">
        <p>
          {role.hasFullAccess ? (
            <Trans>Everything, through the role {source}.</Trans>
          ) : (
            <Trans>These rights come with the role {source}.</Trans>
          )}{' '}
          {isIdle && <Trans>They take effect once the user is active.</Trans>}
        </p>
        <DescriptionList
          items={AREAS.map((area) => ({
            term: areas[area],
            value:
              new Intl.ListFormat(i18n.locale).format(rightsIn(area)) || t({ message: 'Nothing', context: 'rights' }),
          }))}
        />
      </Stack>
    </Card>
  );
}

function useAreas(): Record<RightsArea, string> {
  const { t } = useLingui();
  return {
    'user-management': t`User management`,
    'content-management': t`Content management`,
    'disputes-management': t`Disputes management`,
    'database-management': t`Database management`,
    'financial-management': t`Financial management`,
    reporting: t({ message: 'Reporting', context: 'rights' }),
    'api-control': t`API control`,
    'repository-management': t`Repository management`,
    payroll: t({ message: 'Payroll', context: 'rights' }),
  };
}
