import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { AuthOverlay } from './AuthOverlay.tsx';

export function OverUnsavedWork() {
  const { t } = useLingui();
  const [hasEnded, setEnded] = useState(false);
  return (
    <Stack as="main" align="start" style={{ padding: '1.5rem' }}>
      <TextField label={t`Note`} />
      <Button onClick={() => setEnded(true)}>
        <Trans>Let the session end</Trans>
      </Button>
      <AuthOverlay isOpen={hasEnded} title={t`Sign in to continue`} description={t`What you typed is still here.`}>
        <Button size="large" width="full" onClick={() => setEnded(false)}>
          <Trans>Sign in</Trans>
        </Button>
      </AuthOverlay>
    </Stack>
  );
}
