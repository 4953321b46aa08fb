import { Button, ConfirmDialog, Dialog, Select, Stack, TextField } from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';
import type { ApiKey, KeyType, Overlap } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { HttpError } from '../../../http/http.error.ts';
import { useProof } from '../../../proof/useProof.tsx';
import { useAbility } from '../../../session/guards/ability.ts';
import { isWithin } from '../model/api-key.scope.ts';
import type { KeyAction, KeyChange } from '../model/api-key.types.ts';
import type { ApiKeysActor } from '../useApiKeys.ts';
import { type LifeId, LIVES, useLives } from './useLives.ts';
import { TYPES, useKeyTexts } from './useKeyTexts.ts';

interface KeyQuestionProps {
  actor: ApiKeysActor;
  apiKey: ApiKey;
  action: KeyAction;
  onClose: () => void;
}

/** Asks before something is done with a key. */
export function KeyQuestion(props: KeyQuestionProps) {
  switch (props.action) {
    case 'edit':
      return <EditKey {...props} />;
    case 'roll':
      return <RollKey {...props} />;
    case 'renew':
      return <RenewKey {...props} />;
    default:
      return <Confirm {...props} action={props.action} />;
  }
}

function Confirm({
  actor,
  apiKey: { id, name, lastUsedAt },
  action,
  onClose,
}: KeyQuestionProps & { action: 'revoke' | 'delete' | 'end' }) {
  const { t } = useLingui();
  const { actions } = useKeyTexts();
  const lastUsed = lastUsedAt === null ? null : formatShortDay(new Date(lastUsedAt), { year: true });
  const texts: Record<typeof action, { title: string; text: string }> = {
    revoke: {
      title: t`Revoke ${name}?`,
      text:
        lastUsed === null
          ? t`It was never used. It stops working at once, and this can't be undone.`
          : t`It was last used on ${lastUsed}. It stops working at once, and this can't be undone.`,
    },
    delete: { title: t`Delete ${name}?`, text: t`It leaves the list, and this can't be undone.` },
    end: { title: t`End the old value of ${name}?`, text: t`Programs that still use it are refused from now on.` },
  };
  const { title, text } = texts[action];
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={title}
      confirmLabel={actions[action]}
      onClose={onClose}
      onConfirm={() => {
        actor.send({ type: 'change requested', change: { kind: action, body: { id } } });
        onClose();
      }}
    >
      {text}
    </ConfirmDialog>
  );
}

interface QuestionDialogProps extends Pick<KeyQuestionProps, 'onClose'> {
  title: string;
  confirmLabel: string;
  isBusy?: boolean;
  /** Whether what was entered can be sent; says what is wrong otherwise. */
  check?: () => boolean;
  onConfirm: () => void;
  children: ReactNode;
}

/** An act that gives a key power waits for the proof that it is the person. */
function QuestionDialog({ title, confirmLabel, isBusy, check, onConfirm, onClose, children }: QuestionDialogProps) {
  const { askProof, isAsking, proofDialog } = useProof();
  const confirm = async () => {
    if (check && !check()) return;
    if ((await askProof()) !== null) onConfirm();
  };
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={title}
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button isBusy={isBusy || isAsking} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <Stack gap="l">{children}</Stack>
      </Dialog>
      {proofDialog}
    </>
  );
}

const overlaps: Record<'0' | '1' | '24' | '168', Overlap> = { '0': 0, '1': 1, '24': 24, '168': 168 };

function RollKey({ actor, apiKey: { id, name }, onClose }: KeyQuestionProps) {
  const { t } = useLingui();
  const [overlap, setOverlap] = useState<keyof typeof overlaps>('24');
  return (
    <QuestionDialog
      title={t`Give ${name} a new value?`}
      confirmLabel={t`Give a new value`}
      onClose={onClose}
      onConfirm={() => {
        actor.send({ type: 'value requested', request: { kind: 'roll', body: { id, overlap: overlaps[overlap] } } });
        onClose();
      }}
    >
      <p>
        <Trans>The new value works at once. Programs need it before the old one ends.</Trans>
      </p>
      <Select<keyof typeof overlaps>
        label={t`The old value works for`}
        options={[
          { value: '0', label: t`No longer` },
          { value: '1', label: t`1 hour` },
          { value: '24', label: t`24 hours` },
          { value: '168', label: t`7 days` },
        ]}
        value={overlap}
        onChange={({ value }) => setOverlap(value)}
      />
    </QuestionDialog>
  );
}

const changeOf = (actor: ApiKeysActor, change: KeyChange) => actor.send({ type: 'change requested', change });

function RenewKey({ actor, apiKey: { id, name }, onClose }: KeyQuestionProps) {
  const { t } = useLingui();
  const { actions } = useKeyTexts();
  const lives = useLives();
  const [life, setLife] = useState<LifeId>('90');
  return (
    <QuestionDialog
      title={t`Renew ${name}?`}
      confirmLabel={actions.renew}
      onClose={onClose}
      onConfirm={() => {
        changeOf(actor, { kind: 'renew', body: { id, life: LIVES[life] } });
        onClose();
      }}
    >
      <Select<LifeId>
        label={t`The key expires`}
        options={lives}
        value={life}
        onChange={({ value }) => setLife(value)}
      />
    </QuestionDialog>
  );
}

/** Closes once the server has the change: a refused one stays in its form. */
function EditKey({ actor, apiKey, onClose }: KeyQuestionProps) {
  const { t } = useLingui();
  const { types, rights } = useKeyTexts();
  const [name, setName] = useState(apiKey.name);
  const ability = useAbility();
  const [type, setType] = useState(apiKey.type);
  const [mistake, setMistake] = useState<'missing' | 'taken' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useActorState(actor, ({ value }) => value === 'changing');
  useEffect(() => {
    const confirmed = actor.on('change confirmed', onClose);
    const failed = actor.on('change failed', ({ error }) => {
      if (!(error instanceof HttpError) || error.status !== 409) return;
      setMistake('taken');
      field.current?.focus();
    });
    return () => {
      confirmed.unsubscribe();
      failed.unsubscribe();
    };
  }, [actor, onClose]);
  const check = () => {
    if (name.trim() !== '') return true;
    setMistake('missing');
    field.current?.focus();
    return false;
  };
  const save = () => changeOf(actor, { kind: 'edit', body: { id: apiKey.id, name: name.trim(), type } });
  const messages = {
    missing: t`Enter a name for the key.`,
    taken: t`Another key has this name. Choose a different one.`,
  };
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
        errorMessage={mistake ? messages[mistake] : undefined}
        label={t`Name of the key`}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setMistake(null);
        }}
      />
      <Select<KeyType>
        label={t`Rights of the key`}
        description={rights[type]}
        options={TYPES.map((value) => ({
          value,
          label: types[value],
          isDisabled: value !== apiKey.type && !isWithin(ability, value),
        }))}
        value={type}
        onChange={({ value }) => setType(value)}
      />
    </QuestionDialog>
  );
}
