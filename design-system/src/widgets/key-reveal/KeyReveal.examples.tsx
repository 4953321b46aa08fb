import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { KeyReveal } from './KeyReveal.tsx';

/** The value is shown only once. */
export function ShownOnce() {
  const { t } = useLingui();
  const [isShown, setShown] = useState(true);
  if (!isShown) {
    return (
      <Button onClick={() => setShown(true)}>
        <Trans>Create another key</Trans>
      </Button>
    );
  }
  return (
    <KeyReveal
      title={t`The key “Booking site” is ready`}
      secret="emb_test_8f14e45fceea167a5a36dedd"
      variable="EMBARQUE_API_KEY"
      onStored={() => setShown(false)}
    />
  );
}
