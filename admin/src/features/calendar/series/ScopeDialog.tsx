import { Button, Dialog, RadioGroup } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useId, useState } from 'react';
import type { SeriesScope } from './series.changes.ts';

export interface ScopeQuestion {
  /** The change that waits for it. */
  verb: 'update' | 'delete';
  /** The choices, the first of which is chosen at first. */
  scopes: readonly SeriesScope[];
  onChoose: (scope: SeriesScope) => void;
}

export interface ScopeDialogProps extends ScopeQuestion {
  onClose: () => void;
}

/** Asks how much of a series a change is about. */
export function ScopeDialog({ verb, scopes, onChoose, onClose }: ScopeDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [scope, setScope] = useState(scopes[0] ?? 'all');
  const labels: Record<SeriesScope, string> = {
    this: t`Only this event`,
    following: t`This and following events`,
    all: t`All events`,
  };
  const title = verb === 'delete' ? t`Delete repeating event` : t`Update repeating event`;
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    onClose();
    onChoose(scope);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      initialFocus="field"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} tone={verb === 'delete' ? 'danger' : 'primary'}>
            {verb === 'delete' ? <Trans>Delete</Trans> : <Trans>Update</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <RadioGroup<SeriesScope>
          label={t({ message: 'Apply to', context: 'repeating event' })}
          options={scopes.map((value) => ({ value, label: labels[value] }))}
          value={scope}
          onChange={({ value }) => setScope(value)}
        />
      </form>
    </Dialog>
  );
}
