import { Dialog, type DialogProps, useConfirm } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useUnsavedWork } from '../../../blocker/unsaved-work.ts';

export interface TaskDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  /**
   * Whether every change is sent at once, so that closing loses nothing.
   * @default false
   */
  isSentAtOnce?: boolean;
  onClose: () => void;
  /** The content; `close` closes without a question, after a task is done or was given up. */
  children: (task: { close: () => void }) => ReactNode;
}

/** A dialog with a task: Escape and backdrop ask before what was typed is lost. */
export function TaskDialog({ title, size, isSentAtOnce = false, onClose, children }: TaskDialogProps) {
  const { t } = useLingui();
  const { ask, dialog } = useConfirm();
  const [isChanged, setChanged] = useState(false);
  useUnsavedWork(isChanged);
  const canClose = () =>
    !isChanged ||
    ask({
      title: t`Discard what you entered?`,
      children: t`It has not been sent yet.`,
      confirmLabel: t({ message: 'Discard', context: 'form' }),
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  return (
    <>
      <Dialog isOpen title={title} size={size} canClose={canClose} onClose={onClose}>
        <div onInput={() => setChanged(!isSentAtOnce)}>{children({ close: onClose })}</div>
      </Dialog>
      {dialog}
    </>
  );
}
