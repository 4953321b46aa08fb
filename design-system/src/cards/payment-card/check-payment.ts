import { expiryMistake, isCardNumber } from '../../lib/payment-card.ts';

/** The significant characters of the payment fields, without the separators that masks add. */
export interface PaymentDetails {
  number: string;
  /** Month and year, as on the card: `0928`. */
  expiry: string;
  cvv: string;
  name: string;
}

export type PaymentField = keyof PaymentDetails;

/** Why a field cannot be sent. */
export type PaymentMistake = 'missing' | 'malformed' | 'month' | 'expired';

/**
 * The mistakes in a payment by field, none when it can be sent. Figures that cannot belong to a card are found by their
 * check digit, before anybody is asked for money.
 */
export function checkPayment(details: PaymentDetails, today: Date): Partial<Record<PaymentField, PaymentMistake>> {
  const found: [PaymentField, PaymentMistake | undefined][] = [
    ['number', missing(details.number) ?? (isCardNumber(details.number) ? undefined : 'malformed')],
    ['expiry', missing(details.expiry) ?? mistakeOfExpiry(details.expiry, today)],
    ['cvv', missing(details.cvv) ?? (/^\d{3,4}$/.test(details.cvv) ? undefined : 'malformed')],
    ['name', missing(details.name)],
  ];
  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

function missing(text: string): PaymentMistake | undefined {
  return text.trim() === '' ? 'missing' : undefined;
}

function mistakeOfExpiry(expiry: string, today: Date): PaymentMistake | undefined {
  const mistake = expiryMistake(expiry, today);
  if (mistake === 'expired card') return 'expired';
  return mistake === 'expiry' ? 'malformed' : mistake;
}
