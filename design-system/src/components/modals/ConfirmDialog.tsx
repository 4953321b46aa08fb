import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Button } from '../buttons/Button.tsx';
import { Failure } from './Overlay.styles.ts';
import { Overlay, type OverlayProps } from './Overlay.tsx';

export interface ConfirmDialogProps extends Omit<OverlayProps, 'footer' | 'canClose'> {
  /** The question: "Delete sale S-5089?" */
  title: string;
  /** The consequences of confirming, and whether they can be undone. */
  children: ReactNode;
  /** The yes, as a verb: "Delete". */
  confirmLabel: string;
  /**
   * The no.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * The kind of action. With `danger`, focus starts on the cancel button.
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /**
   * Called on a yes. While the promise it returns is pending, the dialog is busy; when it is rejected, the dialog says so.
   * Either way the dialog stays until `isOpen` says otherwise.
   */
  onConfirm: () => unknown;
  /**
   * Whether the work of a yes is under way, where no promise tells.
   * @default false
   */
  isBusy?: boolean;
  /**
   * Whether the last yes has failed, where no promise tells.
   * @default false
   */
  hasFailed?: boolean;
  /**
   * The message when the action failed.
   * @default "That didn't work. Try again, or cancel."
   */
  failureText?: ReactNode;
}

type Attempt = 'none' | 'pending' | 'failed';

/** Asks before something that matters. What can be undone needs no question: do it, and offer to undo it. */
export function ConfirmDialog({
  isOpen,
  onClose,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  isBusy: isBusyOutside = false,
  hasFailed = false,
  failureText,
  ...rest
}: ConfirmDialogProps) {
  const textId = useId();
  const [attempt, setAttempt] = useState<Attempt>('none');
  if (!isOpen && attempt !== 'none') setAttempt('none');
  const isBusy = isBusyOutside || attempt === 'pending';

  const confirm = async () => {
    setAttempt('pending');
    try {
      await onConfirm();
      setAttempt('none');
    } catch {
      setAttempt('failed');
    }
  };

  return (
    <Overlay
      {...rest}
      role="alertdialog"
      position="center"
      size="small"
      aria-describedby={textId}
      isOpen={isOpen}
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outline"
            tone="secondary"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus, and a question its safer answer
            autoFocus={tone === 'danger'}
            isDisabled={isBusy}
            onClick={() => onClose({ reason: 'button' })}
          >
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button
            tone={tone}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus; where nothing is lost, its yes
            autoFocus={tone !== 'danger'}
            isBusy={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <div id={textId} data-text>
          {children}
        </div>
        <Failure role="alert">
          {(attempt === 'failed' || hasFailed) &&
            (failureText ?? <Trans>That didn't work. Try again, or cancel.</Trans>)}
        </Failure>
      </Stack>
    </Overlay>
  );
}
