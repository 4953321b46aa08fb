import { ConfirmDialog } from '@embarque/design-system';
import type { ListedInvoice } from '@embarque/design-system/invoice-table';
import { Trans, useLingui } from '@lingui/react/macro';

interface DeleteInvoiceDialogProps {
  invoice: ListedInvoice;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an invoice goes for which money has come in. */
export function DeleteInvoiceDialog({ invoice, onClose, onConfirm }: DeleteInvoiceDialogProps) {
  const { t } = useLingui();
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Delete invoice ${invoice.id}?`}
      confirmLabel={t`Delete invoice`}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Trans>{invoice.client.name} has made payments. They'll be deleted too.</Trans>
    </ConfirmDialog>
  );
}
