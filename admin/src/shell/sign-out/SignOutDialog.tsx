import { ConfirmDialog } from '@embarque/design-system';
import { Plural, useLingui } from '@lingui/react/macro';

export interface SignOutDialogProps {
  /** How many changes the server has not confirmed. */
  unsavedCount: number;
  onSignOut: () => void;
  onClose: () => void;
}

/** Asks before changes that never reached the server are lost. */
export function SignOutDialog({ unsavedCount, onSignOut, onClose }: SignOutDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Sign out without saving?`}
      confirmLabel={t`Sign out anyway`}
      cancelLabel={t`Stay signed in`}
      onConfirm={onSignOut}
      onClose={onClose}
    >
      <Plural
        value={unsavedCount}
        one="# change hasn't reached the server yet. It will be lost if you sign out now."
        other="# changes haven't reached the server yet. They will be lost if you sign out now."
      />
    </ConfirmDialog>
  );
}
