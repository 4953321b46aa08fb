import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { InvoiceList } from './InvoiceList.tsx';

/** `/apps/invoice/list` */
export function InvoiceListPage() {
  const { t } = useLingui();
  const name = t({ message: 'Invoices', context: 'list' });
  return (
    <>
      <PageTitle title={name} />
      <PageHead title={name} way={[{ label: name }]} />
      <InvoiceList />
    </>
  );
}
