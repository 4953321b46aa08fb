import { useLingui } from '@lingui/react/macro';
import { InvoiceEditor } from './InvoiceEditor.tsx';

/** `/apps/invoice/add`: a new invoice under the next free number. */
export function InvoiceAddPage() {
  const { t } = useLingui();
  return <InvoiceEditor id={null} title={t`Add invoice`} />;
}
