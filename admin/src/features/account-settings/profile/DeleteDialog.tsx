import { Button, Dialog, Form, FormActions, FormError, TextField, focusFirstMistake } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { ProofField } from '../../../proof/ProofField.tsx';
import { useProofNeeded } from '../../../proof/useProven.ts';
import { useRequest } from '../parts/useRequest.ts';
import type { AccountState } from '../model/account.types.ts';
import { accountCalls } from '../server/account.api.ts';
import { useSignOut } from '../../../session/sign-out.ts';
import { useAccount } from '../useAccount.ts';

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Stage = 'asking' | 'deleted' | 'cancelled';

/** Asks for the phrase, and says how it ended. */
export function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const signOut = useSignOut();
  const [stage, setStage] = useState<Stage>('asking');
  const request = useRequest(accountCalls.deleteAccount);
  const titles: Record<Stage, string> = {
    asking: t`Deactivate your account?`,
    deleted: t`Your account is deactivated`,
    cancelled: t`Deactivation cancelled`,
  };
  const close = () => {
    // An account that is gone has no session.
    if (stage === 'deleted') return signOut();
    setStage('asking');
    onClose();
  };
  const cancel = () => {
    request.forget();
    setStage('cancelled');
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={titles[stage]}
      initialFocus="field"
      // A request cannot be called back: the response says how it ended.
      canClose={() => !request.isBusy}
      onClose={stage === 'asking' ? cancel : close}
    >
      {stage === 'asking' ? (
        <PhraseForm request={request} onDeleted={() => setStage('deleted')} onCancel={cancel} />
      ) : (
        <>
          <p>
            {stage === 'deleted' ? (
              <Trans>Your other devices are signed out. To come back, sign in within 14 days.</Trans>
            ) : (
              <Trans>Nothing has changed. Your account stays.</Trans>
            )}
          </p>
          <FormActions>
            <Button onClick={close}>
              {stage === 'deleted' ? <Trans>Sign out now</Trans> : <Trans>Back to settings</Trans>}
            </Button>
          </FormActions>
        </>
      )}
    </Dialog>
  );
}

interface PhraseFormProps {
  request: ReturnType<typeof useRequest<Parameters<typeof accountCalls.deleteAccount>, AccountState>>;
  onDeleted: () => void;
  onCancel: () => void;
}

function PhraseForm({ request: { send, isBusy, failure, forget }, onDeleted, onCancel }: PhraseFormProps) {
  const { t } = useLingui();
  const { username, email } = useAccount().state.general;
  const [phrase, setPhrase] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isProofNeeded = useProofNeeded();
  const form = useRef<HTMLFormElement>(null);
  // Without a name, the beginning alone would be enough.
  const wanted = `delete ${username || email}`;
  const isPassword = password !== '' || !isProofNeeded;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    focusFirstMistake(form.current);
    if (phrase !== wanted || !isPassword) return;
    const settings = await send({ phrase, ...(password && { password }) });
    if (settings) onDeleted();
    else focusFirstMistake(form.current);
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
          isRefused={(isChecked && !isPassword) || failure?.field === 'password'}
          onChange={(typed) => {
            setPassword(typed);
            forget();
          }}
        />
      )}
      <FormError>{failure && failure.field === '' && failure.text}</FormError>
      <FormActions>
        <Button variant="outline" tone="secondary" isIdle={isBusy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" tone="danger" isBusy={isBusy}>
          <Trans>Yes, deactivate it</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}
