import { notify } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useFormPanel } from '../../../form-panel/useFormPanel.ts';
import { paths } from '../../../paths.ts';
import { useUserPrincipal } from '../../../people/usePrincipal.ts';
import { isNarrowed } from '../../../people/users/users.query.ts';
import { useTaken } from '../useTaken.ts';
import { usersCalls } from '../users.api.ts';
import { useNewUserForm } from './new-user.form.ts';
import { NewUserFields, type NewUserFieldsProps } from './NewUserFields.tsx';
import type { User } from '../../../people/users/users.api.ts';

export interface NewUserPanelProps extends Pick<NewUserFieldsProps, 'labels' | 'roles'> {
  /** The query of the list, which may hide who was added. */
  query: UsersQuery;
  onClose: () => void;
  /** Called when the user is saved. */
  onAdded: () => void;
}

const UNIQUE = ['email', 'username'] as const;

/** Adds a user, at once or by invitation. The input survives a refusal, a lost connection and the back button. */
export function NewUserPanel({ labels, roles, query, onClose, onAdded }: NewUserPanelProps) {
  const { t } = useLingui();
  const principal = useUserPrincipal();
  const form = useNewUserForm();
  const tell = useAddedMessage(query);
  const { check, mistakesOf, noting, showAgain } = useTaken(form, UNIQUE);
  const panel = useFormPanel({
    form,
    fields: UNIQUE,
    mistakesOf,
    onInvalid: showAgain,
    save: ({ isInvited, ...values }) =>
      noting(usersCalls.add({ ...values, status: isInvited ? 'pending' : 'active', ...principal })),
    onSaved: (user) => {
      onClose();
      onAdded();
      tell(user);
    },
  });

  return (
    <FormPanel
      panel={panel}
      title={t`New user`}
      submitLabel={<Trans>Add user</Trans>}
      unsaved={<Trans>The details you entered for this user will be lost.</Trans>}
      onClose={onClose}
    >
      <NewUserFields form={form} labels={labels} roles={roles} onUniqueLeft={(field) => void check(field)} />
    </FormPanel>
  );
}

/** Says who was added, and offers to show them where the list may hide them. */
function useAddedMessage(query: UsersQuery) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayHide = isNarrowed(query) || (query.page ?? 1) > 1 || query.sortColumn !== 'id';
  return ({ fullName }: User) => {
    if (!mayHide) {
      notify.success(t`${fullName} added`);
      return;
    }
    notify.success(t`${fullName} added. The list may hide new users.`, {
      action: { label: t({ message: 'Show', context: 'user' }), onPress: () => void navigate(paths.users) },
    });
  };
}
