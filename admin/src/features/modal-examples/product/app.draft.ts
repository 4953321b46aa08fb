import { checkPayment, type PaymentField } from '@embarque/design-system';
import type { AppRequest } from '@embarque/mocks/modal-examples/contract';

export interface AppDraft extends Omit<AppRequest, 'cardEnd'> {
  cardNumber: string;
  cardName: string;
  /** Month and year: `0928`. */
  expiry: string;
  cvv: string;
}

export type Mistakes = Partial<Record<'name' | 'databaseName' | PaymentField, true>>;

export const EMPTY_APP: AppDraft = {
  name: '',
  category: 'ecommerce',
  framework: 'react-native',
  databaseName: '',
  database: 'dynamodb',
  cardNumber: '',
  cardName: '',
  expiry: '',
  cvv: '',
};

/** The fields of a step that cannot be sent; `cardName` counts as `name` of the card there. */
export function mistakesIn(draft: AppDraft, step: 'details' | 'database' | 'billing', today: Date): Mistakes {
  if (step === 'details') return draft.name.trim() === '' ? { name: true } : {};
  if (step === 'database') return draft.databaseName.trim() === '' ? { databaseName: true } : {};
  const { cardNumber: number, cardName: name, expiry, cvv } = draft;
  const found = Object.keys(checkPayment({ number, name, expiry, cvv }, today));
  return Object.fromEntries(found.map((field) => [field, true]));
}
