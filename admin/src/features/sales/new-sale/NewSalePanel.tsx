import { notify } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormPanel } from '../../../form-panel/FormPanel.tsx';
import { useFormPanel } from '../../../form-panel/useFormPanel.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { NEW_SALE_FIELDS, useNewSaleForm } from './new-sale.form.ts';
import { NewSaleFields } from './NewSaleFields.tsx';
import { kindOf } from './product-kind.ts';
import { salesCalls } from '../server/sales.api.ts';

export interface NewSalePanelProps {
  /** Called when the panel should close. */
  onClose: () => void;
  /** Called when the sale is saved. */
  onCreated: () => void;
}

/**
 * Records a sale. The input survives a refusal, a lost connection, an expired session, and the back button. The outbox does not carry
 * it: after a sign-in the person records it again, and no customer is stored in the browser meanwhile.
 */
export function NewSalePanel({ onClose, onCreated }: NewSalePanelProps) {
  const { t } = useLingui();
  const form = useNewSaleForm();
  const products = useQuery(salesCalls.products, null);
  const panel = useFormPanel({
    form,
    fields: NEW_SALE_FIELDS,
    save: (sale) => salesCalls.create({ ...sale, kind: kindOf(sale.product, products.data) ?? sale.kind }),
    onSaved: () => {
      notify.success(t`Sale recorded`);
      onCreated();
    },
  });

  return (
    <FormPanel
      panel={panel}
      title={t`New sale`}
      submitLabel={<Trans>Record sale</Trans>}
      attempt={{ action: 'create', subject: 'Sale' }}
      unsaved={<Trans>The details you entered for this sale will be lost.</Trans>}
      onClose={onClose}
    >
      <NewSaleFields form={form} products={products.error === null ? products.data : []} />
    </FormPanel>
  );
}
