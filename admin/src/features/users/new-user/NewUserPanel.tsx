import { Alert, Button, notify, SidePanel, Stack } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { paths } from '../../../paths.ts';
import { useUserAsker } from '../../../people/useAsker.ts';
import { isNarrowed } from '../../../people/users/users.query.ts';
import { focusHeadingWhenLost } from '../../../routing/focus.ts';
import { useTaken } from '../useTaken.ts';
import { takenFieldOf, usersCalls } from '../users.api.ts';
import { type NewUserForm, useNewUserForm } from './new-user.form.ts';
import { NewUserFields, type NewUserFieldsProps } from './NewUserFields.tsx';
import type { User } from '../../../people/users/users.api.ts';

export interface NewUserPanelProps extends Pick<NewUserFieldsProps, 'labels' | 'roles'> {
  /** The query of the list, which may hide who was added. */
  query: UsersQuery;
  onClose: () => void;
  /** Called when the user is saved. */
  onAdded: () => void;
}

/** Adds a user, at once or by invitation. The input survives a refusal, a lost connection and the back button. */
export function NewUserPanel({ labels, roles, query, onClose, onAdded }: NewUserPanelProps) {
  const { t } = useLingui();
  const formId = useId();
  const asker = useUserAsker();
  const [failure, setFailure] = useState<unknown>(null);
  // The same for each attempt with this form, so that a retry adds nobody twice.
  const form = useNewUserForm();
  const { isDirty, isSubmitting } = form.formState;
  const { blocker, unblock } = useUnsavedChangesBlocker(isDirty);
  const tell = useAddedMessage(query);
  const refuseTaken = useTaken<'email' | 'username'>(form);

  // Opened by its URL, there is no button to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  const add = async ({ isInvited, ...values }: Parameters<Parameters<NewUserForm['handleSubmit']>[0]>[0]) => {
    setFailure(null);
    try {
      const user = await usersCalls.add({ ...values, status: isInvited ? 'pending' : 'active', ...asker });
      unblock();
      onClose();
      onAdded();
      tell(user);
    } catch (error) {
      const field = takenFieldOf(error);
      if (field) refuseTaken.show(field, { shouldFocus: true });
      else setFailure(error);
    }
  };

  return (
    <>
      <SidePanel
        isOpen
        title={t`New user`}
        initialFocus="field"
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} isBusy={isSubmitting}>
              <Trans>Add user</Trans>
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(add)(event)}>
          <Stack gap="l">
            {failure !== null && (
              <Alert tone="danger">
                <ErrorText error={failure} />
              </Alert>
            )}
            <NewUserFields
              form={form}
              labels={labels}
              roles={roles}
              onUniqueLeft={(field) => void refuseTaken.check(field)}
            />
          </Stack>
        </form>
      </SidePanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>The details you entered for this user will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
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
