import { Card, ErrorState, Link } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';

/** INV-09: an invoice that is not there, with the way to the list. */
export function InvoiceMissing({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Invoice not found`} />
      <PageHead
        title={title}
        way={[{ label: t({ message: 'Invoices', context: 'list' }), href: paths.invoiceList }, { label: title }]}
      />
      <Card>
        <ErrorState headingLevel={2} title={t`Invoice not found`}>
          <Trans>
            It may have been deleted. Go to the <Link href={paths.invoiceList}>list of invoices</Link>.
          </Trans>
        </ErrorState>
      </Card>
    </>
  );
}
