import { expect, it } from 'vitest';
import { checkAddress, EMPTY_ADDRESS, isComplete, MAX_LENGTH, storedAddress } from './checkout.address.ts';
import { ADDRESS_FIELDS } from './checkout.types.ts';

const good = storedAddress('Marina Duarte');

it('all seven fields are required', () => {
  expect(Object.keys(checkAddress(EMPTY_ADDRESS))).toEqual([...ADDRESS_FIELDS]);
  expect(ADDRESS_FIELDS).toHaveLength(7);
});

it.each(['Marina Duarte', 'a'.repeat(MAX_LENGTH + 1)])('the stored address of %s is complete', (name) => {
  expect(isComplete(storedAddress(name))).toBe(true);
});

it.each(['S/N', 's/nº', '123A', '12 fundos', 'Km 12', '1578'])(
  'the house number “%s” is taken as it is (BR2-27)',
  (house) => {
    expect(checkAddress({ ...good, house })).toEqual({});
  },
);

it.each([
  ['mobile', '119123', 'malformed'],
  ['mobile', 'eleven', 'malformed'],
  ['mobile', '55119123456', 'malformed'],
  ['mobile', '119123456789', 'malformed'],
  ['mobile', '+13055550148', 'malformed'],
  ['pincode', '0131020', 'malformed'],
  ['city', '   ', 'missing'],
  ['city', 'a'.repeat(MAX_LENGTH + 1), 'too long'],
] as const)('%s “%s” is %s', (field, text, mistake) => {
  expect(checkAddress({ ...good, [field]: text })).toEqual({ [field]: mistake });
});
