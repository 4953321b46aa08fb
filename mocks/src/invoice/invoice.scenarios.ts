import { HttpResponse, http } from 'msw/http';
import { decline } from '../lib/http/answers.ts';
import { failed, refused, slowly, stillWaiting, unauthorised } from '../lib/http/departures.ts';
import { longText } from '../lib/sample/long-text.ts';
import type { Invoice, InvoicesAnswer } from './invoice.contract.ts';
import { invoicesSample } from './invoice.data.ts';
import { findInvoices } from './invoice.search.ts';

const noSuchInvoice = 'There is no such invoice';

const listFrom = (invoices: Invoice[], url: string) =>
  HttpResponse.json<InvoicesAnswer>(findInvoices(invoices, new URL(url).searchParams));

/** Ways the network can differ from the happy path. A story or a test picks one by name. */
export const invoiceScenarios = {
  /** Nothing was invoiced yet. */
  empty: http.get('/apps/invoice/invoices', ({ request }) => listFrom([], request.url)),
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
  veryLongTexts: http.get('/apps/invoice/invoices', ({ request }) =>
    listFrom(invoicesSample().map(longer), request.url),
  ),
  /** Three thousand invoices, to be searched, sorted and paged. */
  thousandsOfRows: http.get('/apps/invoice/invoices', ({ request }) => listFrom(invoicesSample(3000), request.url)),
  /** One invoice never arrives. */
  invoiceStillLoading: http.get('/api/invoice/invoices/:id', stillWaiting),
  /** One invoice fails inside the server. */
  invoiceFailed: http.get('/api/invoice/invoices/:id', failed),
  /** The clients to choose from fail inside the server. */
  clientsFailed: http.get('/api/invoice/clients', failed),
  /** Saving an edited invoice fails inside the server. */
  saveFailed: http.put('/api/invoice/invoices/:id', failed),
  /** A payment is refused: more is paid than is open. */
  paymentTooHigh: http.post('/apps/invoice/pay', () => decline(422, 'payments: Less is open than that')),
  /** Sending fails inside the server. */
  sendFailed: http.post('/apps/invoice/send', failed),
  /** A deletion fails inside the server. */
  deleteFailed: http.delete('/apps/invoice/delete', failed),
  /** Another person deleted the invoice first. */
  deleteTooLate: http.delete('/apps/invoice/delete', () => decline(404, noSuchInvoice)),
};

function longer(invoice: Invoice): Invoice {
  const { client, service } = invoice;
  return {
    ...invoice,
    service: longText(service),
    client: {
      ...client,
      name: longText(client.name),
      company: longText(client.company),
      companyEmail: `a.mailbox.name.that.somebody.chose.long.ago.${client.companyEmail}`,
    },
  };
}
