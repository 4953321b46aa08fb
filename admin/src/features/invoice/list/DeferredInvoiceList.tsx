import { OnDemand, Skeleton } from '@embarque/design-system';

const loadList = () => import('./InvoiceList.tsx');

/** About the height of ten invoices, so that nothing moves when they arrive. */
const HEIGHT = '48rem';

/** The list on pages of other features, which do not wait for its code. */
export function DeferredInvoiceList() {
  return (
    <OnDemand load={loadList} fallback={<Skeleton shape="block" height={HEIGHT} />}>
      {({ InvoiceList }) => <InvoiceList />}
    </OnDemand>
  );
}
