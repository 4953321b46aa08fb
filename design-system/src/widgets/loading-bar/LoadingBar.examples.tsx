import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';

export function OnDemand() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <Button onClick={() => setLoading(!isLoading)}>
        {isLoading ? <Trans>Stop loading</Trans> : <Trans>Start loading</Trans>}
      </Button>
    </>
  );
}
