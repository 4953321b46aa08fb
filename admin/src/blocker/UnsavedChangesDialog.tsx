import { ConfirmDialog } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';

export interface UnsavedChangesDialogProps {
  /** The way out that was stopped. */
  blocker: Pick<Blocker, 'state' | 'proceed' | 'reset'>;
  /** A text that names the work that would be lost. */
  children: ReactNode;
}

/** Asks before unsaved work is left behind. */
export function UnsavedChangesDialog({ blocker, children }: UnsavedChangesDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      tone="danger"
      title={t`Discard changes?`}
      confirmLabel={t({ message: 'Discard', context: 'changes' })}
      cancelLabel={t`Keep editing`}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
