import { HttpResponse, http } from 'msw/http';
import { decline, readId } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { wordy } from '../lib/sample/wordy.ts';
import type {
  DeleteInvoiceAnswer,
  Invoice,
  InvoiceAnswer,
  InvoiceClientsAnswer,
  InvoicesAnswer,
} from './invoice.contract.ts';
import { invoicesSample, paymentDetailsSample } from './invoice.data.ts';
import { findInvoices } from './invoice.search.ts';

const store = sampleStore(() => invoicesSample(), { keptAs: 'invoice' });
const noSuchInvoice = 'There is no such invoice';

export const invoiceHandlers = [
  http.get('/apps/invoice/invoices', ({ request }) => list(store.data, request.url)),

  http.delete('/apps/invoice/delete', async ({ request }) => {
    const wanted = await readId(request);
    const index = store.data.findIndex(({ id }) => String(id) === wanted);
    if (index < 0) return decline(404, noSuchInvoice);
    store.data.splice(index, 1);
    return HttpResponse.json<DeleteInvoiceAnswer>({ id: Number(wanted) });
  }),

  http.get('/api/invoice/invoices/:id', ({ params }) => {
    const invoice = store.data.find(({ id }) => String(id) === params['id']);
    if (!invoice) return decline(404, noSuchInvoice);
    return HttpResponse.json<InvoiceAnswer>({ invoice, paymentDetails: paymentDetailsSample(invoice) });
  }),

  http.get('/api/invoice/clients', () =>
    HttpResponse.json<InvoiceClientsAnswer>(store.data.slice(0, 5).map(({ client }) => client)),
  ),
];

function list(allData: Invoice[], url: string): Response {
  const { rows, total } = findInvoices(allData, new URL(url).searchParams);
  return HttpResponse.json<InvoicesAnswer>({ allData, total, invoices: rows });
}

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const invoiceScenarios = {
  /** Nothing was invoiced yet. */
  empty: http.get('/apps/invoice/invoices', ({ request }) => list([], request.url)),
  /** The list never arrives. */
  stillLoading: http.get('/apps/invoice/invoices', stillWaiting),
  /** The list arrives after two seconds. */
  slow: http.get('/apps/invoice/invoices', slowly),
  /** The person may not see invoices. */
  refused: http.get('/apps/invoice/invoices', refused),
  /** The person is not signed in any more. */
  unauthorised: http.get('/apps/invoice/invoices', unauthorised),
  /** The list fails inside the server. */
  failed: http.get('/apps/invoice/invoices', failed),
  /** Names and services far longer than any column. */
  veryLongTexts: http.get('/apps/invoice/invoices', ({ request }) => list(invoicesSample().map(longer), request.url)),
  /** Three thousand invoices, to be searched, sorted and paged. */
  thousandsOfRows: http.get('/apps/invoice/invoices', ({ request }) => list(invoicesSample(3000), request.url)),
  /** One invoice never arrives. */
  invoiceStillLoading: http.get('/api/invoice/invoices/:id', stillWaiting),
  /** One invoice fails inside the server. */
  invoiceFailed: http.get('/api/invoice/invoices/:id', failed),
  /** The clients to choose from fail inside the server. */
  clientsFailed: http.get('/api/invoice/clients', failed),
  /** A deletion fails inside the server. */
  deleteFailed: http.delete('/apps/invoice/delete', failed),
  /** Another person deleted the invoice first. */
  deleteTooLate: http.delete('/apps/invoice/delete', () => decline(404, noSuchInvoice)),
};

function longer(invoice: Invoice): Invoice {
  const { client, service } = invoice;
  return {
    ...invoice,
    service: wordy(service),
    client: {
      ...client,
      name: wordy(client.name),
      company: wordy(client.company),
      companyEmail: `a.mailbox.name.that.somebody.chose.long.ago.${client.companyEmail}`,
    },
  };
}
