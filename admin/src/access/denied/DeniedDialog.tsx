import { Button, Dialog } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Attempt } from '../useExplain.ts';
import { DenialOf } from './DenialOf.tsx';

export interface DeniedDialogProps {
  /** The thing that the person chose, and may not do. */
  attempt: Attempt;
  onClose: () => void;
}

/** Explains what a menu item does not do for this person: a menu closes with a choice, and leaves no room for a popover. */
export function DeniedDialog({ attempt, onClose }: DeniedDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Not allowed for you`}
      onClose={onClose}
      footer={
        <Button variant="outline" tone="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <DenialOf attempt={attempt} />
    </Dialog>
  );
}
