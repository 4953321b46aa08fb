import { TextField } from '@embarque/design-system';
import type { ApiKey } from '@embarque/mocks/api-key/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { refusedField } from '../../../http/response/refused-field.ts';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import type { ApiKeysActor } from '../useApiKeys.ts';
import { QuestionDialog } from './QuestionDialog.tsx';
import { RightsField } from './RightsField.tsx';
import { nameMistakeIn, type NameMistake, useNameMessages } from './useKeyName.ts';

interface EditKeyProps {
  actor: ApiKeysActor;
  apiKey: ApiKey;
  onClose: () => void;
}

/** Closes once the server has the change: a refused one stays in its form. */
export function EditKey({ actor, apiKey, onClose }: EditKeyProps) {
  const { t } = useLingui();
  const [name, setName] = useState(apiKey.name);
  const by = usePrincipal();
  const [type, setType] = useState(apiKey.type);
  const [mistake, setMistake] = useState<NameMistake | 'beyond' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useActorState(actor, ({ value }) => value === 'changing');
  useEffect(() => {
    const confirmed = actor.on('change confirmed', onClose);
    const failed = actor.on('change failed', ({ error }) => {
      const refused = refusedField(error);
      if (refused === 'type') setMistake('beyond');
      if (refused !== 'name') return;
      setMistake('taken');
      field.current?.focus();
    });
    return () => {
      confirmed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, onClose]);
  const check = () => {
    const found = nameMistakeIn(name);
    if (!found) return true;
    setMistake(found);
    field.current?.focus();
    return false;
  };
  const save = () =>
    actor.send({
      type: 'change requested',
      change: { kind: 'edit', body: { id: apiKey.id, name: name.trim(), type, by } },
    });
  const messages = useNameMessages();
  return (
    <QuestionDialog
      title={t`Edit ${apiKey.name}`}
      confirmLabel={t`Save`}
      onClose={onClose}
      isBusy={isBusy}
      check={check}
      onConfirm={save}
    >
      <TextField
        ref={field}
        errorMessage={mistake && mistake !== 'beyond' ? messages[mistake] : undefined}
        label={t({ message: 'Name', context: 'API key' })}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setMistake(null);
        }}
      />
      <RightsField
        type={type}
        kept={apiKey.type}
        errorMessage={
          mistake === 'beyond' ? t`The key wasn't saved: you don't have all of the rights you chose.` : undefined
        }
        onChange={(chosen) => {
          setType(chosen);
          setMistake(null);
        }}
      />
    </QuestionDialog>
  );
}
