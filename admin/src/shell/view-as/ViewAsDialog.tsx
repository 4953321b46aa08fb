import { Button, ComboBox, Dialog, ErrorState, Stack } from '@embarque/design-system';
import type { RolesAnswer } from '@embarque/mocks/roles/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldUser } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { roles as sessionRoles } from '../../access/roles.ts';
import { ErrorText } from '../../http/response/ErrorText.tsx';
import { loadRoles } from '../../people/roles.api.ts';
import { useRoleLabels } from '../../people/useRoleLabels.ts';
import { loadAllUsers, type User } from '../../people/users/users.api.ts';
import { useViewAs } from '../../people/view-as/useViewAs.ts';
import { useQuery } from '../../query/useQuery.ts';

/** Asks for the role or person as whom the app is shown. */
export function ViewAsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { data, error, isLoading, tryAgain } = useQuery(loadPeople, null);
  const options = useOptions(data);

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const option = options.find(({ value }) => value === chosen);
    setMissing(!option);
    if (!option) return;
    onClose();
    option.begin();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={t`View as…`}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans context="view as">View</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <p>
          <Trans>
            See the menu, pages and buttons as someone else does. Only this tab changes, and nothing can be saved.
          </Trans>
        </p>
        {error === null ? (
          <form id={formId} onSubmit={begin} noValidate>
            <ComboBox
              label={t`Role or person`}
              options={options}
              isBusy={isLoading}
              value={chosen}
              onChange={({ value }) => {
                setChosen(value);
                setMissing(false);
              }}
              {...(isMissing && { errorMessage: t`Choose a role or a person.` })}
            />
          </form>
        ) : (
          <ErrorState
            headingLevel={3}
            title={t`Couldn't load roles and people`}
            onRetry={tryAgain}
            isRetrying={isLoading}
          >
            <ErrorText error={error} />
          </ErrorState>
        )}
      </Stack>
    </Dialog>
  );
}

interface People extends RolesAnswer {
  users: User[];
}

async function loadPeople(_: null, signal: AbortSignal): Promise<People> {
  const [answer, users] = await Promise.all([loadRoles(null, signal), loadAllUsers({ status: 'active' }, signal)]);
  return { ...answer, users };
}

function useOptions(people: People | null) {
  const { t, i18n } = useLingui();
  const { view, viewRole, viewPerson } = useViewAs();
  const labelsOf = useRoleLabels();
  const { roles, users } = people ?? { roles: [], users: [] };
  const nameOf = (userRole: string) => {
    const role = roles.find((each) => each.userRole === userRole);
    return role ? labelsOf(role).pill : userRole;
  };
  const ofTheProduct = sessionRoles.filter(({ id }) => id === 'client');
  return [
    ...roles.map((role) => ({
      value: `role ${role.id}`,
      label: labelsOf(role).name,
      description: t({ message: 'Role', context: 'kind' }),
      icon: ShieldUser,
      begin: () => void viewRole(role),
    })),
    ...(people ? ofTheProduct : []).map(({ id, label, rules }) => ({
      value: `role ${id}`,
      label: i18n._(label),
      description: t({ message: 'Role', context: 'kind' }),
      icon: ShieldUser,
      begin: () => void view({ role: { id, name: i18n._(label) }, person: null, rules }),
    })),
    ...users.map((user) => ({
      value: `person ${user.id}`,
      label: user.fullName,
      description: nameOf(user.role),
      begin: () => void viewPerson(user),
    })),
  ];
}
