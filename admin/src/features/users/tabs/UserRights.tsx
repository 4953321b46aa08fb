import { Card, DescriptionList, ErrorState, Loading, Skeleton, Stack } from '@embarque/design-system';
import type { RightsArea, RightsCell, Role } from '@embarque/mocks/roles/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { ACTIONS, AREAS } from '../../../people/rights.ts';
import type { UserLabels } from '../../../people/users/useUserLabels.ts';
import { useActionLabels, useAreaLabels } from '../../../people/useRightsLabels.ts';
import { useRoles } from '../../../people/useRoles.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import type { User } from '../../../people/users/users.api.ts';

interface UserRightsProps {
  user: User;
  labels: UserLabels;
}

/** The rights of the user, with the role that they come from. */
export function UserRights({ user, labels }: UserRightsProps) {
  const { t } = useLingui();
  const result = useRoles();
  const tryAgain = useQueryRetry(result);
  const { data, error, isLoading } = result;
  const role = data?.roles.find(({ userRole }) => userRole === user.role);

  return (
    <Card title={t`What ${user.fullName} can do`}>
      {error !== null ? (
        <ErrorState headingLevel={3} title={t`Couldn't load the rights`} onRetry={tryAgain} isRetrying={isLoading}>
          <ErrorText error={error} />
        </ErrorState>
      ) : role ? (
        <RightsOfRole user={user} labels={labels} role={role} />
      ) : data ? (
        <p>
          <Trans>None, because this user's role was deleted. Assign another one.</Trans>
        </p>
      ) : (
        <Loading label={t`Loading rights…`}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
    </Card>
  );
}

function RightsOfRole({ user, labels, role }: UserRightsProps & { role: Role }) {
  const { t, i18n } = useLingui();
  const areas = useAreaLabels();
  const actions = useActionLabels();
  const granted = new Set<RightsCell>(role.cells);
  const rightsIn = (area: RightsArea) =>
    ACTIONS.filter((action) => role.hasFullAccess || granted.has(`${area}.${action}`)).map((action) => actions[action]);
  const source = labels.roleOf(user.role).label;
  const isIdle = user.status !== 'active';

  return (
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
  );
}
