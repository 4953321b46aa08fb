import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { ErrorState } from './ErrorState.tsx';

export function WithRetry() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <Card padding="none">
      <ErrorState
        title={<Trans>Couldn't load the sales</Trans>}
        isRetrying={isRetrying}
        onRetry={() => setRetrying(true)}
        actions={
          <ButtonLink href="/session" variant="outline" tone="secondary">
            <Trans>Show the last calls</Trans>
          </ButtonLink>
        }
      >
        <Trans>The server did not answer within 12 seconds. Check your connection, then try again.</Trans>
      </ErrorState>
    </Card>
  );
}

export const WithoutRetry = () => (
  <Card padding="none">
    <ErrorState title={<Trans>This sale no longer exists</Trans>}>
      <Trans>Someone deleted it in the meantime. Choose another sale from the list.</Trans>
    </ErrorState>
  </Card>
);
