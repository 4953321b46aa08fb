import { describe, expect, it } from 'vitest';
import { checkPayment } from './check-payment.ts';

const today = new Date(2026, 10, 21);
const good = { number: '4111111111111111', expiry: '0928', cvv: '123', name: 'Lívia Prado' };

describe('a payment', () => {
  it('has no mistakes when all is right', () => {
    expect(checkPayment(good, today)).toEqual({});
    expect(checkPayment({ ...good, number: '378282246310005', cvv: '1234' }, today)).toEqual({});
  });

  it('misses what is empty or blank', () => {
    expect(checkPayment({ number: '', expiry: '', cvv: '', name: '  ' }, today)).toEqual({
      number: 'missing',
      expiry: 'missing',
      cvv: 'missing',
      name: 'missing',
    });
  });

  it.each(['4111111111111112', '411111111111', '1111111111111111'])('refuses the card number %s', (number) => {
    expect(checkPayment({ ...good, number }, today)).toEqual({ number: 'malformed' });
  });

  it.each([
    ['1126', {}],
    ['1026', { expiry: 'expired' }],
    ['1327', { expiry: 'month' }],
    ['0027', { expiry: 'month' }],
    ['112', { expiry: 'malformed' }],
  ])('takes a card that is good until %s for %o', (expiry, mistakes) => {
    expect(checkPayment({ ...good, expiry }, today)).toEqual(mistakes);
  });
});
