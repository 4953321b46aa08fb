import { Button, Dialog, Form, FormActions, FormError } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../http/response/http.messages.ts';
import { refusedField } from '../http/response/refused-field.ts';
import { ProofField } from './ProofField.tsx';
import { useProve } from './useProve.ts';

interface ProofDialogProps {
  isOpen: boolean;
  onProven: (until: string) => void;
  onClose: () => void;
}

/** Asks for the password in a dialog of its own. */
export function ProofDialog({ isOpen, onProven, onClose }: ProofDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} size="small" title={t`Confirm it's you`} initialFocus="field" onClose={onClose}>
      <PasswordForm onProven={onProven} onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onProven, onClose }: Omit<ProofDialogProps, 'isOpen'>) {
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const errorText = useErrorText();
  const prove = useProve();
  const field = error === null ? undefined : refusedField(error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLElement>('[autocomplete="current-password"]');
    setMissing(password === '');
    if (password === '') return input?.focus();
    setBusy(true);
    setError(null);
    try {
      onProven(await prove(password));
    } catch (failure) {
      setError(failure);
      input?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>Enter your password. We won't ask again for 10 minutes.</Trans>
      </p>
      <ProofField
        value={password}
        isRefused={isMissing || field === 'password'}
        onChange={(typed) => {
          setPassword(typed);
          setMissing(false);
          setError(null);
        }}
      />
      <FormError>{field === '' && errorText(error)}</FormError>
      <FormActions>
        <Button variant="outline" tone="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" isBusy={isBusy}>
          <Trans context="password">Confirm</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
