import { notify, useToday } from '@embarque/design-system';
import { centsOf } from '@embarque/design-system/money';
import type { InvoiceListActions, ListedInvoice } from '@embarque/design-system/invoice-table';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGuardedItems } from '../../../access/useGuardedItems.tsx';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { usePrincipal } from '../../../people/usePrincipal.ts';
import { attempts } from '../invoice.attempts.ts';
import { centsOfBalance } from '../model/balance.ts';
import { useDownload } from '../preview/useDownload.ts';
import { loadInvoice } from '../server/invoice.api.ts';
import { paymentIds } from '../server/invoice.calls.ts';
import type { InvoiceCommands } from '../useInvoiceCommands.ts';
import { useExportLabels } from './useExportLabels.ts';

interface ListActionsOptions {
  /** Ids of the selected invoices. */
  selected: readonly string[];
  /** Called with an invoice that is deleted only after a yes. */
  onAskDelete: (invoice: ListedInvoice) => void;
  /** Called when something was done with the selected ones. */
  onDone: () => void;
}

interface GuardedListActions extends InvoiceListActions {
  /** Why the person may not do what they asked for last. */
  denial: ReactNode;
}

/** The actions of the list, each a command of the outbox. One that the person has no right to explains itself instead. */
export function useListActions({ give }: InvoiceCommands, options: ListActionsOptions): GuardedListActions {
  const { selected, onAskDelete, onDone } = options;
  const { t } = useLingui();
  const today = useToday();
  const by = usePrincipal();
  const errorText = useErrorText();
  const download = useDownload(give);
  const labels = useExportLabels();
  const { allows, denial } = useGuardedItems();

  return {
    denial,
    onSend: ({ invoices }) => {
      if (!allows(attempts.edit)) return;
      give({ type: 'sent', ids: invoices.map(({ id }) => id), mail: null });
      const ids = invoices.map(({ id }) => String(id));
      if (selected.every((id) => ids.includes(id))) onDone();
    },
    onMarkPaid: ({ invoices }) => {
      if (!allows(attempts.edit)) return;
      const payments = invoices
        .filter(({ balance }) => centsOfBalance(balance) > 0)
        .map(({ id, balance }) => {
          const payment = { ...TRANSFER, amount: centsOfBalance(balance), date: today };
          return { id, payment: { ...payment, id: paymentIds.idOf(id, payment, by.fullName) } };
        });
      if (payments.length === 0) return void notify.info(t`These invoices have no balance due.`);
      give({ type: 'paid', payments });
      onDone();
    },
    onExport: ({ invoices }) => {
      const save = async () => {
        const { exportInvoices } = await import('./export-invoices.ts');
        const saved = await exportInvoices(invoices, labels, t`invoices ${today}`);
        notify.success(t`${saved} was saved.`);
      };
      save().catch((error: unknown) => notify.error(t`Couldn't export the invoices. ${errorText(error)}`));
    },
    onDownload: ({ invoice }) => {
      loadInvoice(invoice.id, new AbortController().signal)
        .then(download)
        .catch((error: unknown) => notify.error(t`Couldn't download invoice ${invoice.id}. ${errorText(error)}`));
    },
    onDuplicate: ({ invoice }) => {
      if (allows(attempts.create)) give({ type: 'duplicated', id: invoice.id });
    },
    onDelete: ({ invoice }) => {
      if (!allows(attempts.delete)) return;
      if (hasPayments(invoice)) onAskDelete(invoice);
      else give({ type: 'deleted', ids: [invoice.id] });
    },
  };
}

/** Also of one that is past due; one over nothing is paid without a payment. */
const hasPayments = ({ total, balance }: ListedInvoice) => centsOfBalance(balance) < centsOf(total);

const TRANSFER = { method: 'Bank Transfer', note: '' } as const;
