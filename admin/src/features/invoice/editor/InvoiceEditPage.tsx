import { useLingui } from '@lingui/react/macro';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useNumericId } from '../../../routing/useNumericId.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { InvoiceMissing } from './InvoiceMissing.tsx';

/** The invoice that the address without a number leads to. */
const FIRST = 4987;

/** `/apps/invoice/edit/:id?` */
export function InvoiceEditPage() {
  const { t } = useLingui();
  const id = useNumericId(paths.invoiceEdit);
  if (id === undefined) return <Navigate to={`${paths.invoiceEdit}/${FIRST}`} replace />;
  if (id === null) return <InvoiceMissing title={t`Edit invoice`} />;
  return <InvoiceEditor key={id} id={id} title={t`Edit invoice`} />;
}
