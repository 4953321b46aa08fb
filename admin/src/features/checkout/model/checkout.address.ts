import { ADDRESS_FIELDS, type Address, type AddressField } from './checkout.types.ts';

export const EMPTY_ADDRESS: Address = {
  fullName: '',
  mobile: '',
  house: '',
  landmark: '',
  city: '',
  pincode: '',
  state: '',
  kind: 'home',
};

/** The length limit of the form and of storage. */
export const MAX_LENGTH = 200;

export type AddressMistake = 'missing' | 'malformed' | 'too long';

/** The fields of digits. A mobile number has nine of them behind its area code, one of a landline eight. A house number is none of them: `S/N`, `123A` and `Km 12` are some. */
const DIGITS: Partial<Record<AddressField, RegExp>> = { mobile: /^[1-9]{2}(?:9\d{8}|[2-8]\d{7})$/, pincode: /^\d{8}$/ };

/** The mistakes of an address by field; empty when it is complete. */
export function checkAddress(address: Address): Partial<Record<AddressField, AddressMistake>> {
  const mistakes: Partial<Record<AddressField, AddressMistake>> = {};
  for (const field of ADDRESS_FIELDS) {
    const text = address[field].trim();
    if (text === '') mistakes[field] = 'missing';
    else if (text.length > MAX_LENGTH) mistakes[field] = 'too long';
    else if (DIGITS[field] && !DIGITS[field].test(text)) mistakes[field] = 'malformed';
  }
  return mistakes;
}

export function isComplete(address: Address): boolean {
  return Object.keys(checkAddress(address)).length === 0;
}

/** The provider's counter, where every order can be picked up. */
export function storedAddress(fullName: string): Address {
  return {
    fullName: fullName.slice(0, MAX_LENGTH),
    mobile: '1133334400',
    house: '1578',
    landmark: 'Avenida Paulista',
    city: 'São Paulo',
    pincode: '01310200',
    state: 'São Paulo',
    kind: 'work',
  };
}
