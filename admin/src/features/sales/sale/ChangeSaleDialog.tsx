import { ConfirmDialog, notify } from '@embarque/design-system';
import type { SaleChange } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { salesCalls } from '../sales.api.ts';
import { isNotOffered } from './sale.changes.ts';
import type { Sale } from '../server/sale.schema.ts';

export interface ChangeSaleDialogProps {
  sale: Sale;
  /** The status that it would have. */
  next: SaleChange['status'];
  onClose: () => void;
  /** Called with the sale as it is now. */
  onChanged: (sale: Sale) => void;
}

/** Confirms before a sale is cancelled or refunded, since neither can be taken back. */
export function ChangeSaleDialog({ sale, next, onClose, onChanged }: ChangeSaleDialogProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<unknown>();
  const texts = {
    cancelled: {
      title: t`Cancel sale ${sale.id}?`,
      label: t`Cancel sale`,
      done: t`Sale ${sale.id} cancelled`,
    },
    refunded: {
      title: t`Refund sale ${sale.id}?`,
      label: t`Refund sale`,
      done: t`Sale ${sale.id} refunded`,
    },
  }[next];

  const change = async () => {
    try {
      const changed = await salesCalls.change(sale.id, { status: next });
      notify.success(texts.done);
      onChanged(changed);
    } catch (error) {
      setFailure(error);
      throw error;
    }
  };

  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={texts.title}
      confirmLabel={texts.label}
      cancelLabel={t`Keep sale`}
      onConfirm={change}
      onClose={onClose}
      failureText={
        isNotOffered(failure) ? (
          <Trans>This server doesn't offer cancelling and refunding.</Trans>
        ) : (
          <ErrorText error={failure} />
        )
      }
    >
      <Trans>
        {sale.product} for {sale.customer.name} stays in the list. This can't be undone.
      </Trans>
    </ConfirmDialog>
  );
}
