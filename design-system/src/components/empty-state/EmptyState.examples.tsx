import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Card } from '../../cards/card/Card.tsx';
import { Button } from '../buttons/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const NothingYet = () => (
  <Card padding="none">
    <EmptyState
      title={<Trans>No sales yet</Trans>}
      actions={
        <Button icon={Plus}>
          <Trans>New sale</Trans>
        </Button>
      }
    >
      <Trans>The first policy or data plan that you sell appears here.</Trans>
    </EmptyState>
  </Card>
);

export const NothingFound = () => (
  <Card padding="none">
    <EmptyState
      title={<Trans>Nothing matches “Reykjavík”</Trans>}
      actions={
        <Button variant="outline" tone="secondary">
          <Trans>Clear all filters</Trans>
        </Button>
      }
    >
      <Trans>Three filters are active. Remove one to see more.</Trans>
    </EmptyState>
  </Card>
);
