import {
  Alert,
  Button,
  Card,
  Grid,
  KeyReveal,
  type KeyRevealProps,
  Select,
  Stack,
  TextField,
} from '@embarque/design-system';
import type { KeyType } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { refusedField } from '../../../http/response/refused-field.ts';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import { useProof } from '../../../proof/useProof.tsx';
import { findHeading } from '../../../routing/focus.ts';
import { useAbility } from '../../../session/guards/ability.ts';
import { typeWithin } from '../model/api-key.scope.ts';
import type { ApiKeysActor } from '../useApiKeys.ts';
import { KeyPicture } from './KeyPicture.tsx';
import { RightsField } from './RightsField.tsx';
import { nameMistakeIn, type NameMistake, useNameMessages } from './useKeyName.ts';
import { type LifeId, LIVES, useLives } from './useLives.ts';

/** ACC-06: asks for a key, and shows its value once. */
export function NewKey({ actor }: { actor: ApiKeysActor }) {
  const { t } = useLingui();
  const revealed = useActorState(actor, ({ context }) => context.revealed);
  const limit = useActorState(actor, ({ context }) => context.limit);
  const keys = useActorState(actor, ({ context }) => context.keys);
  const name = keys.find(({ id }) => id === revealed?.id)?.name ?? '';
  const count = keys.length;
  const area = useRef<HTMLDivElement>(null);
  const isStored = useRef(false);
  useEffect(() => {
    if (!isStored.current || revealed) return;
    isStored.current = false;
    (area.current?.querySelector('input') ?? findHeading())?.focus();
  }, [revealed]);
  return (
    <Card ref={area} title={t`Create an API key`} subtitle={t`${count} of ${limit} keys`}>
      {revealed ? (
        <Value
          name={name}
          secret={revealed.secret.open()}
          onStored={() => {
            isStored.current = true;
            actor.send({ type: 'value stored' });
          }}
        />
      ) : count >= limit ? (
        <Alert tone="info">
          <Trans>There are as many keys as there may be. Delete one that has expired or was revoked.</Trans>
        </Alert>
      ) : (
        <Grid gap="xl" minCell="min(24rem, 100%)" lastRow="stretch">
          <NewKeyForm actor={actor} />
          <KeyPicture />
        </Grid>
      )}
    </Card>
  );
}

interface ValueProps extends Pick<KeyRevealProps, 'secret' | 'onStored'> {
  name: string;
}

/** Every way out asks first: this is the only time that the value is shown. */
function Value({ name, ...rest }: ValueProps) {
  const { t } = useLingui();
  const { blocker } = useUnsavedChangesBlocker(true);
  return (
    <>
      <KeyReveal title={t`The value of “${name}”`} variable="EMBARQUE_API_KEY" {...rest} />
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>The value of “{name}” is not shown again. Store it first.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}

function NewKeyForm({ actor }: { actor: ApiKeysActor }) {
  const { t } = useLingui();
  const lives = useLives();
  const [wanted, setWanted] = useState<KeyType>('full-control');
  const ability = useAbility();
  const type = typeWithin(ability, wanted);
  const [life, setLife] = useState<LifeId>('90');
  const [mistake, setMistake] = useState<NameMistake>();
  const messages = useNameMessages();
  const field = useRef<HTMLInputElement>(null);
  const by = usePrincipal();
  const refused = useActorState(actor, ({ context }) => refusedField(context.error));
  const isTaken = refused === 'name';
  const isBusy = useActorState(actor, ({ value }) => value === 'making' || value === 'changing');
  useEffect(() => {
    if (isTaken) field.current?.focus();
  }, [isTaken]);

  const nameNow = () => field.current?.value.trim() ?? '';
  const { askProof, isAsking, proofDialog } = useProof({
    onProven: () => {
      const body = { name: nameNow(), type, life: LIVES[life], by };
      actor.send({ type: 'value requested', request: { kind: 'add', body } });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameMistakeIn(nameNow());
    setMistake(found);
    if (found) field.current?.focus();
    else askProof();
  };
  const shown = mistake ?? (isTaken ? 'taken' : undefined);
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Stack gap="l">
          <RightsField
            type={type}
            errorMessage={
              refused === 'type' ? t`The key wasn't created: you don't have all of the rights you chose.` : undefined
            }
            onChange={(chosen) => {
              setWanted(chosen);
              if (refused) actor.send({ type: 'entry changed' });
            }}
          />
          <TextField
            ref={field}
            label={t({ message: 'Name', context: 'API key' })}
            autoComplete="off"
            isRequired
            errorMessage={shown && messages[shown]}
            onChange={() => {
              setMistake(undefined);
              if (refused) actor.send({ type: 'entry changed' });
            }}
          />
          <Select<LifeId>
            label={t({ message: 'Expires', context: 'API key' })}
            description={
              life === 'never' ? t`A key that never expires is a risk. Renewing takes one press.` : undefined
            }
            options={lives}
            value={life}
            onChange={({ value }) => setLife(value)}
          />
          <Button type="submit" width="full" isBusy={isBusy || isAsking}>
            <Trans>Create key</Trans>
          </Button>
        </Stack>
      </form>
      {proofDialog}
    </>
  );
}
