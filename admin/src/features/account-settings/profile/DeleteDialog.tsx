import { Button, Dialog, Form, FormActions, FormError, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirstMistake } from '../parts/focus-first-mistake.ts';
import { ProofField, usePasswordMessage, useProofNeeded } from '../parts/ProofField.tsx';
import { useRequest } from '../parts/useRequest.ts';
import { accountCalls } from '../server/account.api.ts';
import { useAccount } from '../useAccount.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Stage = 'asking' | 'deleted' | 'cancelled';

/** Asks for the phrase, and says how it ended. */
export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const { receive, state } = useAccount();
  const [stage, setStage] = useState<Stage>('asking');
  const [settings, setSettings] = useState<typeof state | null>(null);
  const titles: Record<Stage, string> = {
    asking: t`Deactivate your account?`,
    deleted: t`Your account is deactivated`,
    cancelled: t`Deactivation cancelled`,
  };
  const close = () => {
    setStage('asking');
    onClose();
    if (settings) receive(settings);
  };
  return (
    <Dialog isOpen={isOpen} title={titles[stage]} onClose={stage === 'asking' ? () => setStage('cancelled') : close}>
      {stage === 'asking' ? (
        <PhraseForm
          onDeleted={(received) => {
            setSettings(received);
            setStage('deleted');
          }}
          onCancel={() => setStage('cancelled')}
        />
      ) : (
        <>
          <p>
            {stage === 'deleted' ? (
              <Trans>All other devices are signed out. You have 14 days to come back.</Trans>
            ) : (
              <Trans>Nothing has changed. Your account stays.</Trans>
            )}
          </p>
          <FormActions>
            <Button onClick={close}>OK</Button>
          </FormActions>
        </>
      )}
    </Dialog>
  );
}

interface PhraseFormProps {
  onDeleted: (settings: ReturnType<typeof useAccount>['state']) => void;
  onCancel: () => void;
}

function PhraseForm({ onDeleted, onCancel }: PhraseFormProps) {
  const { t } = useLingui();
  const { username } = useAccount().state.general;
  const [phrase, setPhrase] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isProofNeeded = useProofNeeded();
  const passwordMessage = usePasswordMessage();
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, failure, forget } = useRequest(accountCalls.deleteAccount);
  const wanted = `delete ${username}`;
  const isPassword = password !== '' || !isProofNeeded;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    focusFirstMistake(form);
    if (phrase !== wanted || !isPassword) return;
    const settings = await send({ phrase, ...(password && { password }) });
    if (settings) onDeleted(settings);
    else focusFirstMistake(form);
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>
          You lose your profile, cards and connections after 14 days. Type <strong>{wanted}</strong> to go on.
        </Trans>
      </p>
      <TextField
        label={t`Phrase to confirm`}
        autoComplete="off"
        spellCheck={false}
        value={phrase}
        errorMessage={isChecked && phrase !== wanted ? t`Type exactly: ${wanted}` : undefined}
        onChange={({ target }) => setPhrase(target.value)}
      />
      {isProofNeeded && (
        <ProofField
          value={password}
          errorMessage={passwordMessage(isChecked && !isPassword, failure?.field)}
          onChange={(typed) => {
            setPassword(typed);
            forget();
          }}
        />
      )}
      <FormError>{failure && failure.field === '' && failure.text}</FormError>
      <FormActions>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          <Trans>Yes, deactivate it</Trans>
        </Button>
        <Button variant="outline" tone="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
