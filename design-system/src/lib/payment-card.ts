/** The mistake in month and year of a card, `0928`; none while they are empty. A card is good until the last day of its month. */
export function expiryMistake(expiry: string, now: Date): 'expiry' | 'month' | 'expired card' | undefined {
  if (expiry === '') return undefined;
  const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(2))];
  if (expiry.length >= 2 && (month < 1 || month > 12)) return 'month';
  if (!/^\d{4}$/.test(expiry)) return 'expiry';
  return new Date(year, month) <= now ? 'expired card' : undefined;
}

/** Whether digits can be the number of a card, by its check digit: every second digit from the end counts double. */
export function isCardNumber(number: string): boolean {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce((before, digit, index) => before + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return /^\d{13,19}$/.test(number) && sum % 10 === 0;
}

const doubled = (digit: number) => (digit > 4 ? 2 * digit - 9 : 2 * digit);
