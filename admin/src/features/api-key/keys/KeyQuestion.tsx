import { ConfirmDialog, Select } from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';
import type { ApiKey, Overlap } from '@embarque/mocks/api-key/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import type { KeyAction } from '../model/api-key.types.ts';
import type { ApiKeysActor } from '../useApiKeys.ts';
import { EditKey } from './EditKey.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { type LifeId, LIVES, useLives } from './useLives.ts';
import { useKeyTexts } from './useKeyTexts.ts';

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

const overlaps: Record<'0' | '1' | '24' | '168', Overlap> = { '0': 0, '1': 1, '24': 24, '168': 168 };

function RollKey({ actor, apiKey: { id, name }, onClose }: KeyQuestionProps) {
  const { t } = useLingui();
  const by = usePrincipal();
  const [overlap, setOverlap] = useState<keyof typeof overlaps>('24');
  return (
    <QuestionDialog
      title={t`Give ${name} a new value?`}
      confirmLabel={t`Give a new value`}
      onClose={onClose}
      onConfirm={() => {
        actor.send({
          type: 'value requested',
          request: { kind: 'roll', body: { id, overlap: overlaps[overlap], by } },
        });
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

function RenewKey({ actor, apiKey: { id, name }, onClose }: KeyQuestionProps) {
  const { t } = useLingui();
  const { actions } = useKeyTexts();
  const lives = useLives();
  const [life, setLife] = useState<LifeId>('90');
  const by = usePrincipal();
  return (
    <QuestionDialog
      title={t`Renew ${name}?`}
      confirmLabel={actions.renew}
      onClose={onClose}
      onConfirm={() => {
        actor.send({ type: 'change requested', change: { kind: 'renew', body: { id, life: LIVES[life], by } } });
        onClose();
      }}
    >
      <Select<LifeId>
        label={t({ message: 'Expires', context: 'API key' })}
        options={lives}
        value={life}
        onChange={({ value }) => setLife(value)}
      />
    </QuestionDialog>
  );
}
