import { Button, Dialog, Form, FormActions, FormError } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActorState } from '../app-state/useActorState.ts';
import { useErrorText } from '../http/response/http.messages.ts';
import { refusedField } from '../http/response/refused-field.ts';
import type { ProofActor } from './proof.machine.ts';
import { ProofField } from './ProofField.tsx';

interface ProofDialogProps {
  actor: ProofActor;
}

/** Asks for the password in a dialog of its own. */
export function ProofDialog({ actor }: ProofDialogProps) {
  const { t } = useLingui();
  const isOpen = useActorState(actor, (state) => state.matches('asking'));
  const close = () => actor.send({ type: 'cancelled' });
  return (
    <Dialog isOpen={isOpen} size="small" title={t`Confirm it's you`} initialFocus="field" onClose={close}>
      <PasswordForm actor={actor} onClose={close} />
    </Dialog>
  );
}

function PasswordForm({ actor, onClose }: ProofDialogProps & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const isMissing = useActorState(actor, (state) => state.matches({ asking: 'missing' }));
  const isBusy = useActorState(actor, (state) => state.matches({ asking: 'proving' }));
  const error = useActorState(actor, ({ context }) => context.error);
  const errorText = useErrorText();
  const field = error === null ? undefined : refusedField(error);
  useEffect(() => {
    if (error !== null) focusPassword(form.current);
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'password submitted', password });
    if (password === '') focusPassword(form.current);
  };
  return (
    <Form ref={form} onSubmit={submit}>
      <p>
        <Trans>Enter your password. We won't ask again for 10 minutes.</Trans>
      </p>
      <ProofField
        value={password}
        isRefused={isMissing || field === 'password'}
        onChange={(typed) => {
          setPassword(typed);
          actor.send({ type: 'password typed' });
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

const focusPassword = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[autocomplete="current-password"]')?.focus();
