import { Button, EmptyState } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';

interface NoInvoicesProps {
  /** Whether a search or a status narrows the list. */
  isFiltered: boolean;
  onClear: () => void;
}

/** The empty states: a search or a status without a match, no invoices at all. */
export function NoInvoices({ isFiltered, onClear }: NoInvoicesProps) {
  const { t } = useLingui();
  if (!isFiltered) {
    return (
      <EmptyState headingLevel={3} title={t`No invoices yet`}>
        <Trans>Add the first one.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={t`No matching invoices`}
      actions={
        <Button variant="soft" onClick={onClear}>
          <Trans>Clear search and filters</Trans>
        </Button>
      }
    >
      <Trans>Try another search, or another status.</Trans>
    </EmptyState>
  );
}
