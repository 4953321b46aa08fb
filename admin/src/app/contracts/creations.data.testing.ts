import type { BlogPostFields } from '@embarque/mocks/blog/contract';
import { newDraft } from '../../features/invoice/editor/model/editor.draft.ts';
import { applyEdit } from '../../features/invoice/editor/model/editor.edits.ts';

/* Sample contents of requests that create something. */

export const NAME = 'Só uma vez';
export const by = { fullName: 'Marina Duarte', role: 'admin' };
export const email = 'so.uma.vez@embarque.example';
export const account = { username: 'souma.vez', email, password: 'so-uma-vez-2030' };
export const client = {
  name: NAME,
  company: 'Vez',
  companyEmail: email,
  address: 'Rua 1',
  country: 'Brazil',
  contact: '1',
};
const lineFields = { item: NAME, description: '', price: 100, quantity: 1000, discount: 0, taxes: [] };
export const draft = [
  { type: 'client chosen', client } as const,
  { type: 'line changed', id: 'first', fields: lineFields } as const,
].reduce(applyEdit, newDraft('2030-06-15', by.fullName));
export const payment = { amount: 1, date: '2030-06-15', method: 'Cash', note: NAME } as const;
export const event = {
  title: NAME,
  url: '',
  start: '2030-06-15',
  end: '2030-06-16',
  allDay: true,
  extendedProps: { calendar: 'Family' as const, guests: [], location: '', description: '' },
};
export const wholeAccount = {
  ...account,
  profileLink: '',
  firstName: NAME,
  lastName: '',
  mobile: '',
  pin: '',
  address: 'Rua 1',
  area: '',
  town: '',
  country: 'BR',
  plan: 'basic',
  cardEnd: '',
} as const;
export const address = {
  kind: 'home',
  firstName: NAME,
  lastName: 'Vez',
  country: 'BR',
  line1: '',
  line2: '',
  town: '',
  state: '',
  zip: '',
  isBilling: false,
} as const;
export const app = {
  name: NAME,
  category: 'crm',
  framework: 'vue',
  databaseName: 'vez',
  database: 'mysql',
  cardEnd: '',
} as const;
export const post: BlogPostFields = {
  blogTitle: NAME,
  blogCategories: ['Food'],
  slug: 'so-uma-vez',
  followsTitle: false,
  status: 'Published',
  publishAt: null,
  excerpt: '<p>Once</p>',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
  featuredImageFocus: '50% 50%',
};
export const sale = {
  kind: 'esim',
  product: 'eSIM of one day',
  customer: { name: NAME, email },
  amount: 10,
  currency: 'BRL',
} as const;
export const card = {
  number: '4111111111111111',
  brand: 'visa',
  name: NAME,
  expiry: '0131',
  cvv: '123',
  isSaved: true,
};
