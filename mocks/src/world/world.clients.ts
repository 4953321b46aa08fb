import { agencies } from './world.agencies.ts';
import { customers, type WorldCustomer } from './world.customers.ts';
import type { WorldAt } from './world.types.ts';

/** A person or a company that an invoice can be written to. */
export interface Client {
  name: string;
  company: string;
  companyEmail: string;
  /** Street and city. */
  address: string;
  country: string;
  /** Telephone number as people write it. */
  contact: string;
}

const streets = [
  'Rua das Acácias',
  'Rua do Sol',
  'Avenida Beira-Mar',
  'Alameda dos Ipês',
  'Rua do Porto',
  'Largo da Matriz',
];
const cities: Readonly<Record<string, readonly string[]>> = {
  Brazil: ['São Paulo', 'Recife', 'Curitiba', 'Salvador', 'Porto Alegre', 'Belo Horizonte'],
  Portugal: ['Lisbon', 'Porto', 'Coimbra'],
  'United States': ['Oakland', 'Boston', 'Austin'],
};

/** All agencies and customers, the agencies first. */
export function clients(world: Pick<WorldAt, 'scale' | 'seed'>): Client[] {
  return [
    ...agencies.map(({ name, email, address, country, contact }) => ({
      name,
      company: name,
      companyEmail: email,
      address,
      country,
      contact,
    })),
    ...customers(world).map(clientOf),
  ];
}

/** A customer without a known city has no street either. */
function clientOf({ name, email, country }: WorldCustomer, index: number): Client {
  const known = cities[country];
  const street = `${streets[index % streets.length]} ${10 + ((index * 37) % 900)}`;
  return {
    name,
    company: '',
    companyEmail: email,
    address: known ? `${street}, ${known[index % known.length]}` : '',
    country,
    contact: `555 ${String((index * 7919) % 10_000).padStart(4, '0')}`,
  };
}
