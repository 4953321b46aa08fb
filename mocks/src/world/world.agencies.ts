import { numberOf } from './world.ids.ts';

/** A company that sells our policies and eSIMs. */
interface Company {
  name: string;
  email: string;
  /** The business that most of its travellers work in. */
  trade: 'technology' | 'grocery' | 'fashion';
  /** How many of a hundred sales it makes, and how many of a hundred visitors it brings. */
  share: number;
}

/** A partner agency. */
export interface Agency extends Company {
  address: string;
  country: string;
  contact: string;
}

/** The partner agencies. */
export const agencies: readonly Agency[] = [
  agency(
    'Halden & Roos Travel',
    'halden-roos',
    ['fashion', 12],
    ['Keizersgracht 410, Amsterdam', 'Netherlands', '0110'],
  ),
  agency('Atalaia Corporate Travel', 'atalaia', ['technology', 10], ['Rua da Prata 88, Lisbon', 'Portugal', '0121']),
  agency(
    'Rota do Cacau Turismo',
    'rota-do-cacau',
    ['grocery', 11],
    ['Avenida Soares Lopes 302, Ilhéus', 'Brazil', '0132'],
  ),
  agency('Polder Business Travel', 'polder', ['technology', 8], ['Coolsingel 61, Rotterdam', 'Netherlands', '0143']),
  agency('Tagus Study Abroad', 'tagus', ['fashion', 9], ['Rua Augusta 1508, São Paulo', 'Brazil', '0154']),
  agency('Casa do Embarque', 'casa-do-embarque', ['grocery', 7], ['Rua da Aurora 77, Recife', 'Brazil', '0165']),
];

/** The travel desk of the house, then the agencies. Together they make all sales. */
export const companies: readonly Company[] = [
  {
    name: 'Embarque',
    email: 'sales@embarque.example',
    trade: 'technology',
    share: 100 - agencies.reduce((sum, { share }) => sum + share, 0),
  },
  ...agencies,
];

/** The company that made a sale. */
export function companyOf({ id }: { id: string }): Company {
  let rest = (Math.imul(numberOf(id), 0x85ebca6b) >>> 8) % 100;
  const found = companies.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return found ?? (companies[0] as Company);
}

function agency(
  name: string,
  domain: string,
  [trade, share]: [Company['trade'], number],
  [address, country, digits]: [string, string, string],
): Agency {
  return { name, email: `accounts@${domain}.example`, trade, share, address, country, contact: `555 ${digits}` };
}
