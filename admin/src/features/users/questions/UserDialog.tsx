import { Button, Dialog } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface UserDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A message about users that is read and closed. */
export function UserDialog({ title, children, onClose }: UserDialogProps) {
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <Button onClick={onClose}>
          <Trans context="action">Close</Trans>
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
