import { centsOf, type MoneyDiscount } from '@embarque/design-system/money';
import { avatarOf, colleagues, emailOf, reader } from '../lib/sample/people.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { currentWorld, rowCount, sampleChances } from '../lib/sample/world.ts';
import { dayFromToday, timeFromToday } from '../lib/time/days.ts';
import { clients, FIRST_INVOICE, invoicedClients, products } from '../world/index.ts';
import type {
  Invoice,
  InvoiceClient,
  InvoiceDocument,
  InvoiceEvent,
  InvoiceItem,
  InvoiceLine,
  InvoicePayment,
  InvoiceStatus,
  PaymentMethod,
} from './invoice.contract.ts';
import { type InvoiceRecord, rowOf } from './invoice.records.ts';

type Service = 'annual' | 'family' | 'esimEurope' | 'esimJapan';

/** A client of an invoice alone, or one of the world's list. */
type RowClient = [name: string, company: string, address: string, country: string] | typeof listed;
const listed = 'listed';

type Row = [
  client: RowClient,
  service: Service,
  /** Before tax and discount. */
  total: number,
  status: InvoiceStatus,
  paid: number,
  looks: 'picture' | 'initials',
];

/** The products that invoices are for, at the prices of the list. */
export const invoiceItems: Record<Service, InvoiceItem> = {
  annual: item('Annual multi-trip insurance', 'Cover for a year of trips'),
  family: item('Family trip insurance', 'Cover for one trip together'),
  esimEurope: item('eSIM Europe 10 GB', 'Data for 30 days in 39 countries'),
  esimJapan: item('eSIM Japan 5 GB', 'Data for 15 days'),
};

function item(name: string, description: string): InvoiceItem {
  return {
    name,
    description,
    price: centsOf(products.find((product) => product.name === name)?.price.BRL ?? 0),
    taxes: [],
  };
}

const firstId = FIRST_INVOICE;
const methods: readonly PaymentMethod[] = ['Bank Transfer', 'Credit', 'Paypal', 'Debit', 'Cash'];
const DAYS_TO_PAY = 30;

/** The invoices of the last hundred days, oldest first. Beyond 50 the clients order again. */
export function invoiceRecordsSample(count = rowCount(rows.length)): InvoiceRecord[] {
  const chances = sampleChances(firstId);
  const fourDigits = () => String(Math.floor(chances() * 10_000)).padStart(4, '0');
  const known = clients(currentWorld());
  const clientOf = (of: RowClient, index: number): InvoiceClient => {
    if (of === listed) return known[invoicedClients[index % rows.length] ?? 0] as InvoiceClient;
    const [name, company, address, country] = of;
    return { name, company, companyEmail: emailOf(name), address, country, contact: `555 ${fourDigits()}` };
  };
  return rowsFrom(rows, count, (row, { index }) => {
    const [of, , , status, paid, looks] = row;
    const client = clientOf(of, index);
    const issued = -1 - Math.floor(((count - 1 - index) * 98) / count);
    const due = dueDay(status, issued, index);
    const payments = paid === 0 ? [] : [paymentOf(centsOf(paid), issued, index)];
    const delivered = deliveryOf(status);
    return {
      id: firstId + index,
      avatar: looks === 'picture' ? avatarOf(client.name) : '',
      delivered,
      payments,
      activity: activityOf({ issued, delivered, email: client.companyEmail, payments }),
      document: {
        ...documentOf(row, index),
        issuedDate: dayFromToday(issued),
        dueDate: dayFromToday(due),
        term: due === issued + DAYS_TO_PAY ? 'days30' : 'custom',
        client,
      },
    };
  });
}

/** The same, as lists show them. */
export const invoicesSample = (count?: number): Invoice[] => invoiceRecordsSample(count).map((record) => rowOf(record));

function deliveryOf(status: InvoiceStatus): InvoiceRecord['delivered'] {
  if (status === 'Draft') return null;
  return status === 'Downloaded' ? 'Downloaded' : 'Sent';
}

function dueDay(status: InvoiceStatus, issued: number, index: number): number {
  const usual = issued + DAYS_TO_PAY;
  return status === 'Past Due' ? Math.min(usual, -3) : Math.max(usual, 4 + (index % 20));
}

function documentOf([, service, total]: Row, index: number) {
  const seller = colleagues[index % colleagues.length] ?? reader;
  return {
    currency: 'BRL',
    salesperson: seller,
    note: 'Thank you for travelling with us. Please name the invoice number in your transfer.',
    ...(index === 0 ? mixed : { lines: linesOf(service, total), discount: none }),
    acceptedPayments: ['Credit Card', 'Internet Banking'],
    shows: { terms: true, notes: true, stub: false },
  } satisfies Partial<InvoiceDocument>;
}

const none: MoneyDiscount = { kind: 'amount', cents: 0 };

/** The first invoice has all that an invoice can have: a subtotal of 1,800, a discount of 28 and a tax of 21 %. */
const mixed: Pick<InvoiceDocument, 'lines' | 'discount'> = {
  lines: [
    { ...lineOf('esimJapan', 'Data for the crew, 15 days', 10), taxes: [2100] },
    {
      id: 'line-2',
      item: 'Travel desk',
      description: 'Crew change planned and booked',
      price: 13_350,
      quantity: 6000,
      discount: 0,
      taxes: [2100],
    },
  ],
  discount: { kind: 'amount', cents: 2800 },
};

/** Two lines, for the way there and the way back. */
function linesOf(service: Service, total: number): InvoiceLine[] {
  const pieces = Math.round(centsOf(total) / invoiceItems[service].price);
  const first = Math.ceil(pieces / 2);
  const one = lineOf(service, invoiceItems[service].description, first);
  return pieces === first ? [one] : [one, { ...lineOf(service, 'For the second group', pieces - first), id: 'line-2' }];
}

function lineOf(service: Service, description: string, pieces: number): InvoiceLine {
  const { name, price, taxes } = invoiceItems[service];
  return { id: 'line-1', item: name, description, price, quantity: pieces * 1000, discount: 0, taxes: [...taxes] };
}

function paymentOf(amount: number, issued: number, index: number): InvoicePayment {
  const method = methods[index % methods.length] ?? 'Cash';
  return { id: `payment-${firstId + index}`, amount, date: dayFromToday(Math.min(0, issued + 1)), method, note: '' };
}

interface Past extends Pick<InvoiceRecord, 'delivered' | 'payments'> {
  issued: number;
  email: string;
}

function activityOf({ issued, delivered, email, payments }: Past): InvoiceEvent[] {
  const at = (hours: number) => timeFromToday(issued, hours);
  const by = reader;
  return [
    { kind: 'created', at: at(9), by },
    ...(delivered === 'Sent' ? [{ kind: 'sent' as const, at: at(10), by, to: [email] }] : []),
    ...(delivered === 'Downloaded' ? [{ kind: 'downloaded' as const, at: at(10), by }] : []),
    ...payments.map(({ amount }) => ({ kind: 'payment' as const, at: at(11), by, amount })),
  ];
}

// 12 paid, 8 downloaded, 6 sent, 10 drafts, 11 paid in part, 3 past due; 18 without a picture.
const rows: readonly Row[] = [
  [
    ['Otto Halvorsen', 'Halvorsen Shipping', 'Bryggegata 14, Bergen', 'Norway'],
    'esimJapan',
    1800,
    'Partial Payment',
    599,
    'picture',
  ],
  [
    ['Tatiane Rocha', 'Rocha & Filhos Exportadora', 'Rua dos Ipês 210, Campinas', 'Brazil'],
    'annual',
    4996,
    'Downloaded',
    0,
    'picture',
  ],
  [
    ['Ahmed Osman', 'Osman Textiles', '12 El Nasr Street, Alexandria', 'Egypt'],
    'family',
    5512,
    'Partial Payment',
    3307,
    'picture',
  ],
  [
    ['Lívia Prado', 'Prado Arquitetura', 'Avenida Atlântica 88, Vitória', 'Brazil'],
    'family',
    2756,
    'Downloaded',
    0,
    'picture',
  ],
  [
    ['Margit Keller', 'Keller Maschinenbau', 'Lindenweg 7, Kassel', 'Germany'],
    'esimEurope',
    2098.5,
    'Paid',
    2098.5,
    'picture',
  ],
  [listed, 'esimJapan', 1498.5, 'Paid', 1498.5, 'picture'],
  [listed, 'annual', 9992, 'Partial Payment', 7494, 'picture'],
  [listed, 'annual', 9992, 'Past Due', 0, 'picture'],
  [listed, 'esimJapan', 999, 'Draft', 0, 'initials'],
  [listed, 'esimEurope', 5596, 'Draft', 0, 'picture'],
  [listed, 'esimEurope', 839.4, 'Draft', 0, 'picture'],
  [listed, 'esimJapan', 599.4, 'Downloaded', 0, 'picture'],
  [listed, 'esimJapan', 1998, 'Sent', 0, 'picture'],
  [listed, 'family', 8268, 'Draft', 0, 'picture'],
  [listed, 'family', 2756, 'Sent', 0, 'initials'],
  [listed, 'annual', 14988, 'Past Due', 0, 'initials'],
  [listed, 'annual', 2498, 'Sent', 0, 'picture'],
  [listed, 'esimEurope', 1399, 'Partial Payment', 839, 'picture'],
  [listed, 'esimJapan', 999, 'Paid', 999, 'initials'],
  [listed, 'family', 1378, 'Sent', 0, 'picture'],
  [listed, 'esimJapan', 1998, 'Paid', 1998, 'picture'],
  [listed, 'annual', 2498, 'Paid', 2498, 'picture'],
  [listed, 'family', 2756, 'Draft', 0, 'picture'],
  [listed, 'esimJapan', 399.6, 'Paid', 399.6, 'picture'],
  [listed, 'esimJapan', 3996, 'Draft', 0, 'initials'],
  [listed, 'annual', 4996, 'Draft', 0, 'initials'],
  [listed, 'family', 3445, 'Draft', 0, 'picture'],
  [listed, 'family', 8268, 'Paid', 8268, 'picture'],
  [listed, 'esimJapan', 1498.5, 'Downloaded', 0, 'picture'],
  [listed, 'annual', 3747, 'Past Due', 0, 'initials'],
  [listed, 'annual', 9992, 'Paid', 9992, 'initials'],
  [listed, 'esimEurope', 559.6, 'Partial Payment', 279.6, 'initials'],
  [listed, 'family', 3445, 'Paid', 3445, 'picture'],
  [listed, 'annual', 9992, 'Partial Payment', 4996, 'picture'],
  [listed, 'annual', 4996, 'Downloaded', 0, 'picture'],
  [listed, 'family', 1378, 'Sent', 0, 'initials'],
  [listed, 'annual', 2498, 'Downloaded', 0, 'initials'],
  [listed, 'family', 2756, 'Partial Payment', 1654, 'initials'],
  [listed, 'esimJapan', 1998, 'Paid', 1998, 'picture'],
  [listed, 'annual', 4996, 'Paid', 4996, 'initials'],
  [listed, 'family', 1378, 'Partial Payment', 551, 'initials'],
  [listed, 'esimJapan', 1998, 'Draft', 0, 'picture'],
  [listed, 'esimJapan', 3996, 'Partial Payment', 2997, 'picture'],
  [listed, 'esimJapan', 1498.5, 'Downloaded', 0, 'initials'],
  [
    ['Carla Antunes', 'Antunes Imóveis', 'Rua Augusta 1330, São Paulo', 'Brazil'],
    'esimJapan',
    999,
    'Partial Payment',
    400,
    'initials',
  ],
  [
    ['Daniela Fuentes', 'Fuentes Vineyards', 'Camino Real 2200, Talca', 'Chile'],
    'family',
    4134,
    'Downloaded',
    0,
    'picture',
  ],
  [
    ['Edson Marinho', 'Marinho Pesca', 'Travessa do Porto 8, Florianópolis', 'Brazil'],
    'esimEurope',
    2098.5,
    'Partial Payment',
    524.5,
    'initials',
  ],
  [['Thuy Le', 'Le Ceramics', '56 Hang Gai, Hanoi', 'Vietnam'], 'esimEurope', 3497.5, 'Paid', 3497.5, 'picture'],
  [
    ['Sílvia Camargo', 'Camargo Laticínios', 'Rua da Serra 39, Juiz de Fora', 'Brazil'],
    'esimJapan',
    1998,
    'Sent',
    0,
    'initials',
  ],
  [
    ['Oliver Grant', 'Grant Aerial Surveys', 'Harbour Street 120, Halifax', 'Canada'],
    'annual',
    9992,
    'Draft',
    0,
    'picture',
  ],
];
