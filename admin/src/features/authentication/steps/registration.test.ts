import { expect, it } from 'vitest';
import { accountOf, EMPTY, isPostcode, readDraft, reachableStep, writeDraft } from './registration.ts';

const filled = {
  ...EMPTY,
  username: 'ana',
  password: 'very-secret-1',
  cardNumber: '4242424242424242',
  cvv: '987',
  town: 'Porto',
};

it('a draft keeps what is no secret, and never password, card or CVV (XL-10)', () => {
  const text = writeDraft(filled);
  expect(text).not.toMatch(/very-secret-1|4242|987/);
  expect(readDraft(text)).toEqual({ ...EMPTY, username: 'ana', town: 'Porto' });
  expect(readDraft('{"plan":"gold"}')).toEqual(EMPTY);
  expect(readDraft('nonsense')).toEqual(EMPTY);
});

it('a step is reached when all before it are complete (XL-10)', () => {
  expect(reachableStep('billing', () => false)).toBe('account');
  expect(reachableStep('billing', (step) => step === 'account')).toBe('personal');
  expect(reachableStep('billing', () => true)).toBe('billing');
  expect(reachableStep('nonsense', () => false)).toBe('account');
});

it('the postcode follows the country', () => {
  expect([isPostcode('BR', '01310100'), isPostcode('BR', '0131010'), isPostcode('PT', '1000001')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(isPostcode('GB', 'SW1A 1AA')).toBe(true);
});

it('only the end of a card is sent, and none with a free plan', () => {
  expect(accountOf(filled)).toMatchObject({ cardEnd: '4242', plan: 'standard' });
  expect(JSON.stringify(accountOf(filled))).not.toMatch(/424242424242|987/);
  expect(accountOf({ ...filled, plan: 'basic' }).cardEnd).toBe('');
});
