import { ConfirmDialog, notify } from '@embarque/design-system';
import type { Sale } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { HttpError } from '../../../http/http.error.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { salesCalls } from '../sales.api.ts';

export interface DeleteSaleDialogProps {
  sale: Sale;
  onClose: () => void;
  /** Called when the sale is deleted, also when it was already deleted elsewhere. */
  onDeleted: () => void;
}

/** Confirms before a sale is deleted, since the sales API cannot restore it. */
export function DeleteSaleDialog({ sale, onClose, onDeleted }: DeleteSaleDialogProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<unknown>();

  const remove = async () => {
    try {
      await salesCalls.remove(sale);
      notify.success(t`Sale ${sale.id} deleted`);
      onDeleted();
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return onDeleted();
      setFailure(error);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t`Delete sale ${sale.id}?`}
      confirmLabel={t`Delete sale`}
      onConfirm={remove}
      onClose={onClose}
      failureText={<ErrorText error={failure} />}
    >
      <Trans>
        {sale.product} for {sale.customer.name} will be permanently deleted. To keep it in the list, cancel or refund it
        instead.
      </Trans>
    </ConfirmDialog>
  );
}
