import { Button, Dialog, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useProof } from '../../../proof/useProof.tsx';

interface QuestionDialogProps {
  title: string;
  confirmLabel: string;
  isBusy?: boolean;
  /** Whether what was entered can be sent; says what is wrong otherwise. */
  check?: () => boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** An act that gives a key power waits for the proof that it is the person. */
export function QuestionDialog({
  title,
  confirmLabel,
  isBusy,
  check,
  onConfirm,
  onClose,
  children,
}: QuestionDialogProps) {
  const { askProof, isAsking, proofDialog } = useProof({ onProven: onConfirm });
  const confirm = () => {
    if (!check || check()) askProof();
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
            <Button isBusy={isBusy || isAsking} onClick={confirm}>
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
