import { ConfirmDialog } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Blocker } from 'react-router-dom';

export interface LeaveDialogProps {
  /** The way out that was stopped. */
  leaving: Blocker;
  /** A text that names the work that would be lost. */
  children: ReactNode;
}

/** Asks before unsaved work is left behind. */
export function LeaveDialog({ leaving, children }: LeaveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={leaving.state === 'blocked'}
      tone="danger"
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Keep editing`}
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
