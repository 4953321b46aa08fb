import { ConfirmDialog } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { resetDemoData } from './demo-network.ts';

/** Asks before the demo's data goes back to the start, and then loads the page again, since every screen shows some of it. */
export function ResetDemoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const reset = async () => {
    await resetDemoData();
    location.reload();
  };

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Reset the demo data?`}
      confirmLabel={t`Reset`}
      onConfirm={reset}
      onClose={onClose}
    >
      <Trans>Everything that was added, changed or deleted in this tab goes back to the start.</Trans>
    </ConfirmDialog>
  );
}
