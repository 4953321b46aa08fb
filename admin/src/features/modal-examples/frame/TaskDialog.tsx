import { Dialog, type DialogProps, useConfirm } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { focusFirstField } from './focus-first-field.ts';

export interface TaskDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /**
   * Whether every change is sent at once, so that closing loses nothing.
   * @default false
   */
  isSentAtOnce?: boolean;
  onClose: () => void;
  /**
   * The content; `close` closes without a question, after a task is done or was given up, and `onEmptied` says that what was typed
   * is sent or cleared while the dialog stays.
   */
  children: (task: { close: () => void; onEmptied: () => void }) => ReactNode;
}

/** A dialog with a task: Escape, backdrop and every way out of the URL ask before what was typed is lost. */
export function TaskDialog({ title, size, isSentAtOnce = false, onClose, children }: TaskDialogProps) {
  const { t } = useLingui();
  const { ask, dialog } = useConfirm();
  const [isChanged, setChanged] = useState(false);
  const { blocker, unblock } = useUnsavedChangesBlocker(isChanged);
  const canClose = () =>
    !isChanged ||
    ask({
      title: t`Discard what you entered?`,
      children: t`It has not been sent yet.`,
      confirmLabel: t({ message: 'Discard', context: 'form' }),
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  const close = () => {
    unblock();
    onClose();
  };
  return (
    <>
      <Dialog isOpen title={title} size={size} canClose={canClose} onClose={close}>
        <div ref={focusFirstField} onInput={() => setChanged(!isSentAtOnce)}>
          {children({ close, onEmptied: () => setChanged(false) })}
        </div>
      </Dialog>
      {dialog}
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>What you entered has not been sent yet.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}
