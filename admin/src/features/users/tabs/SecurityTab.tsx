import {
  Alert,
  Card,
  FormActions,
  Inline,
  PasswordField,
  Stack,
  Table,
  TextField,
  useConfirm,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { attempts } from '../users.attempts.ts';
import type { UserPartProps } from '../view/user.parts.ts';
import { PhoneDialog } from './PhoneDialog.tsx';

/** How the user signs in: a reset link rather than a password that somebody else knows, the second step, the devices. */
export function SecurityTab({ access }: UserPartProps) {
  return (
    <Stack gap="gap">
      <PasswordCard access={access} />
      <TwoStepCard access={access} />
      <DevicesCard access={access} />
    </Stack>
  );
}

type TabProps = Pick<UserPartProps, 'access'>;

function PasswordCard({ access }: TabProps) {
  const { t } = useLingui();
  const [values, setValues] = useState({ next: '', again: '' });
  const [mistakes, setMistakes] = useState<{ next?: string; again?: string }>({});
  const hintId = useId();
  const { fullName } = access.answer.user;

  const { actor } = access;
  const isSending = useActorState(actor, (state) => state.matches({ ready: { link: 'sending' } }));
  useEffect(() => {
    const subscription = actor.on('link sent', () => setValues({ next: '', again: '' }));
    return () => subscription.unsubscribe();
  }, [actor]);

  const sendLink = () => actor.send({ type: 'reset link asked' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(values.next.length < 8 && { next: t`Enter at least 8 characters.` }),
      ...(values.again !== values.next && { again: t`The passwords differ.` }),
    };
    setMistakes(found);
    if (Object.keys(found).length === 0) sendLink();
  };
  const change = (name: 'next' | 'again', value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setMistakes({});
  };

  return (
    <Card title={t`Change password`}>
      <form noValidate onSubmit={submit}>
        <Stack gap="l">
          <Alert tone="warning" title={t`The password must meet these requirements`} announced="never">
            <Trans>At least 8 characters.</Trans>
          </Alert>
          <PasswordField
            label={t`New password`}
            autoComplete="new-password"
            account={access.answer.user.email}
            isRequired
            value={values.next}
            errorMessage={mistakes.next}
            onChange={({ target }) => change('next', target.value)}
          />
          <PasswordField
            label={t`Confirm new password`}
            autoComplete="new-password"
            isRequired
            value={values.again}
            errorMessage={mistakes.again}
            onChange={({ target }) => change('again', target.value)}
          />
          <p id={hintId}>
            <Trans>We'll email {fullName} a link to set a new password.</Trans>
          </p>
          <FormActions>
            <GuardedButton attempt={attempts.edit} icon={Send} isBusy={isSending} onClick={sendLink}>
              <Trans>Send reset link</Trans>
            </GuardedButton>
            <GuardedButton
              attempt={attempts.edit}
              type="submit"
              variant="outline"
              isBusy={isSending}
              aria-describedby={hintId}
            >
              <Trans>Change password</Trans>
            </GuardedButton>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}

function TwoStepCard({ access }: TabProps) {
  const { t } = useLingui();
  const { ask, dialog } = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const { twoStepPhone, twoStepApp } = access.answer.account;
  const hasStep = twoStepApp || twoStepPhone !== null;
  const remove = async () => {
    const isSure = await ask({
      title: t`Turn off the second step?`,
      children: t`The user then signs in with the password alone.`,
      confirmLabel: t`Turn off`,
      tone: 'danger',
    });
    if (isSure) access.change('second step', { twoStepPhone: null, twoStepApp: false });
  };

  return (
    <Card title={t`Two-step verification`} subtitle={t`Keeps the account secure with a second step.`}>
      <Stack gap="m">
        {twoStepPhone !== null && (
          <TextField label={t`Phone for text messages`} dir="ltr" isReadOnly value={twoStepPhone} />
        )}
        {twoStepApp && (
          <p>
            <Trans>An authenticator app, set up at the next sign-in.</Trans>
          </p>
        )}
        {!hasStep && (
          <p>
            <Trans>There is no second step.</Trans>
          </p>
        )}
        <Inline>
          <GuardedButton
            attempt={attempts.edit}
            variant="outline"
            size="small"
            icon={Pencil}
            onClick={() => setOpen(true)}
          >
            <Trans>Edit the second step</Trans>
          </GuardedButton>
          {hasStep && (
            <GuardedButton
              attempt={attempts.edit}
              variant="outline"
              size="small"
              tone="danger"
              icon={Trash2}
              onClick={() => void remove()}
            >
              <Trans>Delete the second step</Trans>
            </GuardedButton>
          )}
        </Inline>
      </Stack>
      {dialog}
      {isOpen && <PhoneDialog access={access} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function DevicesCard({ access }: TabProps) {
  const { t } = useLingui();
  const { devices } = access.answer.account;
  return (
    <Card
      title={t`Recent devices`}
      padding="none"
      actions={
        devices.length > 0 && (
          <GuardedButton
            attempt={attempts.edit}
            variant="outline"
            size="small"
            tone="danger"
            onClick={() => access.change('devices', { devices: [] })}
          >
            <Trans>Sign out all devices</Trans>
          </GuardedButton>
        )
      }
    >
      <Table
        caption={t`Recent devices`}
        rows={devices}
        rowKey={({ id }) => String(id)}
        columns={[
          { id: 'browser', header: t({ message: 'Browser', context: 'session' }), cell: ({ browser }) => browser },
          { id: 'device', header: t({ message: 'Device', context: 'session' }), cell: ({ device }) => device },
          { id: 'location', header: t({ message: 'Location', context: 'session' }), cell: ({ location }) => location },
          {
            id: 'lastActive',
            header: t`Recent activity`,
            cell: ({ lastActiveAt }) => <time dateTime={lastActiveAt}>{formatDayAndTime(new Date(lastActiveAt))}</time>,
          },
        ]}
      />
    </Card>
  );
}
