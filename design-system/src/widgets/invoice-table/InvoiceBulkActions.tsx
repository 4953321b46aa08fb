import { Trans } from '@lingui/react/macro';
import { CheckCircle, FileSpreadsheet, Send } from 'lucide-react';
import { Button } from '../../components/buttons/Button.tsx';
import type { InvoiceListActions, ListedInvoice } from './invoice-table.types.ts';

interface InvoiceBulkActionsProps extends Pick<InvoiceListActions, 'onSend' | 'onMarkPaid' | 'onExport'> {
  invoices: readonly ListedInvoice[];
}

/** Send, mark as paid and take along, for all that are selected. */
export function InvoiceBulkActions({ invoices, onSend, onMarkPaid, onExport }: InvoiceBulkActionsProps) {
  return (
    <>
      {onSend && (
        <Button size="small" variant="outline" icon={Send} onClick={() => onSend({ invoices })}>
          <Trans>Send selected</Trans>
        </Button>
      )}
      {onMarkPaid && (
        <Button size="small" variant="outline" icon={CheckCircle} onClick={() => onMarkPaid({ invoices })}>
          <Trans>Mark as paid</Trans>
        </Button>
      )}
      {onExport && (
        <Button size="small" variant="outline" icon={FileSpreadsheet} onClick={() => onExport({ invoices })}>
          <Trans>Export selected</Trans>
        </Button>
      )}
    </>
  );
}
