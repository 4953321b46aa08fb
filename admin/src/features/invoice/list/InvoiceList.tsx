import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { UnreadableRowsOf } from '../../../access/UnreadableRows.tsx';
import { INVOICES } from '../../../invoices/invoice-list.api.ts';
import { ButtonLink, ErrorState, HighlightScope, OnDemand, Stack } from '@embarque/design-system';
import { InvoiceOverview, InvoiceTable, type ListedInvoice } from '@embarque/design-system/invoice-table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMayDo } from '../../../access/useMayDo.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { paths } from '../../../paths.ts';
import { useFocusAfterRemoval } from '../../../routing/useFocusAfterRemoval.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { attempts } from '../invoice.attempts.ts';
import { NoInvoices } from './NoInvoices.tsx';
import { useInvoiceList } from './useInvoiceList.ts';
import { useListActions } from './useListActions.ts';

const loadDelete = () => import('./DeleteInvoiceDialog.tsx');

/** All invoices, with what can be done about them. The query is in the URL of the page that shows it. */
export function InvoiceList() {
  const { t } = useLingui();
  const list = useInvoiceList();
  const { result, query, typed, ask, commands, total } = list;
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<ListedInvoice | null>(null);
  const { denial, ...actions } = useListActions(commands, {
    selected,
    onAskDelete: setAsked,
    onDone: () => setSelected([]),
  });
  const retry = useQueryRetry(result);
  const figures = result.error === null ? result.data : null;
  const isFiltered = query.q !== '' || query.status !== undefined;
  const keepFocus = useFocusAfterRemoval(isFiltered);
  const clear = () => {
    keepFocus();
    list.clear();
  };

  const failure = result.error !== null && (
    <ErrorState headingLevel={3} title={t`Couldn't load the invoices`} onRetry={retry} isRetrying={result.isLoading}>
      <ErrorText error={result.error} />
    </ErrorState>
  );
  // While the first ones load, and once filters are cleared, the table shows that it loads.
  const isWaiting = result.data === null || (!isFiltered && result.isLoading);
  const placeholder = failure || (isWaiting ? undefined : <NoInvoices isFiltered={isFiltered} onClear={clear} />);

  return (
    <>
      <Stack>
        <InvoiceOverview
          status={query.status}
          counts={figures?.counts ?? null}
          sums={result.error === null ? (figures?.sums ?? null) : undefined}
          onStatusChange={({ status }) => ask({ status })}
        />
        <HighlightScope query={query.q}>
          <InvoiceTable
            title={t`List of invoices`}
            titleVisibility="hidden"
            invoices={result.error === null ? commands.shown.map(({ invoice }) => invoice) : []}
            total={result.error === null ? total : 0}
            query={typed}
            onQueryChange={ask}
            hrefOf={({ id }) => `${paths.invoicePreview}/${id}`}
            editHrefOf={({ id }) => `${paths.invoiceEdit}/${id}`}
            selected={selected}
            onSelect={(change) => setSelected(change.selected)}
            isBusy={result.isLoading}
            tools={<AddInvoice />}
            placeholder={placeholder}
            {...actions}
          />
        </HighlightScope>
        <UnreadableRowsOf path={INVOICES} />
      </Stack>
      {denial}
      {asked && (
        <OnDemand load={loadDelete} onMissing={() => setAsked(null)}>
          {({ DeleteInvoiceDialog }) => (
            <DeleteInvoiceDialog
              invoice={asked}
              onClose={() => setAsked(null)}
              onConfirm={() => commands.give({ type: 'deleted', ids: [asked.id] })}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}

function AddInvoice() {
  const label = <Trans context="invoice">Add record</Trans>;
  if (!useMayDo()(attempts.create)) return <GuardedButton attempt={attempts.create}>{label}</GuardedButton>;
  return (
    <ButtonLink href={paths.invoiceAdd} icon={Plus}>
      {label}
    </ButtonLink>
  );
}
