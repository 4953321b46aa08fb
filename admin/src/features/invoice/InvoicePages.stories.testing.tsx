import { useMatch } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { InvoiceAddPage } from './editor/InvoiceAddPage.tsx';
import { InvoiceEditPage } from './editor/InvoiceEditPage.tsx';
import { InvoiceListPage } from './list/InvoiceListPage.tsx';
import { InvoicePreviewPage } from './preview/InvoicePreviewPage.tsx';
import { InvoicePrintPage } from './print/InvoicePrintPage.tsx';

/** The pages of invoices, each at its own address. */
export function InvoicePages() {
  const isAt = {
    list: useMatch(paths.invoiceList) !== null,
    add: useMatch(paths.invoiceAdd) !== null,
    edit: useMatch(`${paths.invoiceEdit}/:id`) !== null,
    preview: useMatch(`${paths.invoicePreview}/:id`) !== null,
    print: useMatch(`${paths.invoicePrint}/:id`) !== null,
  };
  return (
    <>
      {isAt.list && <InvoiceListPage />}
      {isAt.add && <InvoiceAddPage />}
      {isAt.edit && <InvoiceEditPage />}
      {isAt.preview && <InvoicePreviewPage />}
      {isAt.print && <InvoicePrintPage />}
    </>
  );
}
