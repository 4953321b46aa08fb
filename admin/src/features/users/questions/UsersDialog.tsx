import { ConfirmDialog, Stack, TextArea } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UsersQuestion } from '../machine/users.context.ts';
import { NamedUsers, RefusedUsers } from './NamedUsers.tsx';
import { UserDialog } from './UserDialog.tsx';

export interface UsersDialogProps {
  question: UsersQuestion;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks before users lose their access, by name; it is about those whom it names, and about nobody else. */
export function UsersDialog({ question, onConfirm, onClose }: UsersDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const { step, users, refused } = question;
  const texts = useTexts(question);

  if (users.length === 0) {
    return (
      <UserDialog title={texts.refused} onClose={onClose}>
        <RefusedUsers refused={refused} />
      </UserDialog>
    );
  }
  const isSuspension = step !== 'deletion' && step.status === 'suspended';
  return (
    <ConfirmDialog
      isOpen
      tone={texts.tone}
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={() => onConfirm(reason.trim().slice(0, 500))}
      onClose={onClose}
    >
      <Stack gap="m">
        {users.length > 1 && <NamedUsers users={users} />}
        <p>{texts.consequence}</p>
        {isSuspension && (
          <TextArea
            label={t({ message: 'Reason', context: 'suspension' })}
            description={t`Shown on the user's page.`}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {refused.length > 0 && (
          <div>
            <p>
              <Trans>Left as they are:</Trans>
            </p>
            <RefusedUsers refused={refused} />
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function useTexts({ step, users, refused }: UsersQuestion) {
  const { t } = useLingui();
  const count = users.length;
  const name = (users[0] ?? refused[0]?.user)?.fullName ?? '';
  const isOne = count === 1;
  if (step === 'deletion') {
    return {
      tone: 'danger',
      title: isOne ? t`Delete ${name}?` : t`${plural(count, { one: 'Delete # user?', other: 'Delete # users?' })}`,
      confirm: t`Delete`,
      consequence: t`They can no longer sign in. Their policies, sales and invoices stay.`,
      refused: refused.length > 1 ? t`These users can't be deleted` : t`${name} can't be deleted`,
    } as const;
  }
  if (step.status === 'suspended') {
    return {
      tone: 'danger',
      title: isOne ? t`Suspend ${name}?` : t`${plural(count, { one: 'Suspend # user?', other: 'Suspend # users?' })}`,
      confirm: t({ message: 'Suspend', context: 'action' }),
      consequence: t`They'll be signed out on all devices and can't sign in until reactivated.`,
      refused: refused.length > 1 ? t`These users can't be suspended` : t`${name} can't be suspended`,
    } as const;
  }
  return {
    tone: 'primary',
    title: isOne ? t`Update ${name}?` : t`${plural(count, { one: 'Update # user?', other: 'Update # users?' })}`,
    confirm: t`Update`,
    consequence: t`The change takes effect at once.`,
    refused: refused.length > 1 ? t`These users can't be changed this way` : t`${name} can't be changed this way`,
  } as const;
}
