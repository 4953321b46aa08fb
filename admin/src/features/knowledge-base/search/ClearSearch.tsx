import { Button, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

interface ClearSearchProps {
  q: string;
  onClear: () => void;
}

/** Stands where a search has found nothing. */
export function ClearSearch({ q, onClear }: ClearSearchProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      role="status"
      title={t`Nothing found for “${q}”`}
      actions={
        <Button variant="outline" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    >
      <Trans>Try one or two words of the question.</Trans>
    </EmptyState>
  );
}
