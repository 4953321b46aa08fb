import {
  Alert,
  Button,
  Card,
  Form,
  FormActions,
  FormError,
  Grid,
  List,
  ListItem,
  PasswordField,
  PasswordStrength,
  Stack,
  focusFirstMistake,
} from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useDemoHint } from '../../../proof/ProofField.tsx';
import { useRequest } from '../parts/useRequest.ts';
import { accountCalls } from '../server/account.api.ts';
import { useAccount } from '../useAccount.ts';
import { checkPasswords, type Passwords, usePasswordMessages } from './password.messages.ts';

const nothing: Passwords = { current: '', next: '', again: '' };

/** ACC-04, ACC6-02: another password. Other devices are signed out by it. */
export function PasswordCard() {
  const { t } = useLingui();
  const { state, receive } = useAccount();
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, failure, forget } = useRequest(accountCalls.changePassword);
  const messageOf = usePasswordMessages(isChecked ? checkPasswords(typed) : {}, failure?.field ?? '');
  const reset = () => {
    setTyped(nothing);
    setChecked(false);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setDone(false);
    focusFirstMistake(form.current);
    if (Object.keys(checkPasswords(typed)).length > 0) return;
    const settings = await send({ current: typed.current, next: typed.next });
    if (!settings) return focusFirstMistake(form.current);
    reset();
    setDone(true);
    receive(settings);
  };
  const field = (name: keyof Passwords) => ({
    value: typed[name],
    isRequired: true,
    errorMessage: messageOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      setTyped({ ...typed, [name]: currentTarget.value });
      setDone(false);
      forget();
    },
  });
  const hint = useDemoHint();
  return (
    <Card title={t`Change password`}>
      <Form ref={form} onSubmit={(event) => void submit(event)}>
        <PasswordField
          {...field('current')}
          label={t`Current password`}
          autoComplete="current-password"
          account={state.general.email}
          {...(hint && { description: hint })}
        />
        <Grid gap="l" minCell="24rem">
          <Stack gap="s">
            <PasswordField {...field('next')} label={t`New password`} autoComplete="new-password" />
            <PasswordStrength
              password={typed.next}
              personal={[state.general.username, ...state.general.fullName.split(' ')]}
            />
          </Stack>
          <PasswordField {...field('again')} label={t`Retype new password`} autoComplete="new-password" />
        </Grid>
        <Requirements />
        <FormError>{failure && failure.field === '' && failure.text}</FormError>
        {isDone && (
          <Alert tone="success">
            <Trans>Password changed. Other devices are signed out.</Trans>
          </Alert>
        )}
        <FormActions>
          <Button type="submit" isBusy={isBusy}>
            <Trans>Save changes</Trans>
          </Button>
          <Button variant="outline" tone="secondary" onClick={reset}>
            <Trans>Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function Requirements() {
  return (
    <Stack gap="s">
      <strong>
        <Trans>Password requirements</Trans>
      </strong>
      <List>
        <ListItem>
          <Trans>At least 8 characters; the longer, the better</Trans>
        </ListItem>
        <ListItem>
          <Trans>Not a common password</Trans>
        </ListItem>
        <ListItem>
          <Trans>Different from your current password</Trans>
        </ListItem>
      </List>
    </Stack>
  );
}
