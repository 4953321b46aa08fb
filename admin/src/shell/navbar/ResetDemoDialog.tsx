import { ConfirmDialog } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resetDemoData } from '../demo-network.ts';

/** Asks before the demo's data goes back to the start, and then loads the page again, since every screen shows some of it. */
export function ResetDemoDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const reset = async () => {
    try {
      await resetDemoData();
    } catch (error) {
      setFailure(t`Couldn't reach the demo. Check your connection and try again.`);
      throw error;
    }
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
      failureText={failure}
    >
      <Trans>All changes made in this tab will be undone.</Trans>
    </ConfirmDialog>
  );
}
