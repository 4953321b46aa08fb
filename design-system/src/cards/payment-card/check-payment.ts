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
export type PaymentMistake = 'missing' | 'malformed' | 'expired';

/**
 * The mistakes in a payment by field, none when it can be sent. Figures that cannot belong to a card are found by their
 * check digit, before anybody is asked for money.
 */
export function checkPayment(details: PaymentDetails, today: Date): Partial<Record<PaymentField, PaymentMistake>> {
  const found: [PaymentField, PaymentMistake | undefined][] = [
    ['number', missing(details.number) ?? (isCardNumber(details.number) ? undefined : 'malformed')],
    ['expiry', missing(details.expiry) ?? expiryMistake(details.expiry, today)],
    ['cvv', missing(details.cvv) ?? (/^\d{3,4}$/.test(details.cvv) ? undefined : 'malformed')],
    ['name', missing(details.name)],
  ];
  return Object.fromEntries(found.filter(([, mistake]) => mistake));
}

function missing(text: string): PaymentMistake | undefined {
  return text.trim() === '' ? 'missing' : undefined;
}

/** A card is good until the last day of its month. */
function expiryMistake(expiry: string, today: Date): PaymentMistake | undefined {
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (expiry.length !== 4 || month < 1 || month > 12) return 'malformed';
  return new Date(year, month) <= today ? 'expired' : undefined;
}

/** Whether the check digit fits: every second digit from the end counts double. */
function isCardNumber(number: string): boolean {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce((before, digit, index) => before + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
}

const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit);
