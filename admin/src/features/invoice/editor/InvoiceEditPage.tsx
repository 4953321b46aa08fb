import { useLingui } from '@lingui/react/macro';
import { Navigate, useMatch } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { isInvoiceNumber } from '../model/invoice-number.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { InvoiceMissing } from './InvoiceMissing.tsx';

/** The invoice that the address without a number leads to. */
const FIRST = 4987;

/** `/apps/invoice/edit/:id?` */
export function InvoiceEditPage() {
  const { t } = useLingui();
  const id = useMatch(`${paths.invoiceEdit}/:id`)?.params.id;
  if (id === undefined) return <Navigate to={`${paths.invoiceEdit}/${FIRST}`} replace />;
  if (!isInvoiceNumber(id)) return <InvoiceMissing title={t`Edit invoice`} />;
  return <InvoiceEditor key={id} id={Number(id)} title={t`Edit invoice`} />;
}
