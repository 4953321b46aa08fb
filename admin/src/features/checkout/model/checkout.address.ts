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

/** As many letters as fit into a field: the form takes no more, and nothing longer is kept. */
export const MOST_LETTERS = 200;

export type AddressMistake = 'missing' | 'malformed' | 'too long';

/** The fields whose digits are counted, with how many there may be. */
const DIGITS: Partial<Record<AddressField, RegExp>> = { mobile: /^\d{10,11}$/, house: /^\d{1,6}$/, pincode: /^\d{8}$/ };

/** What is wrong with an address, field by field; nothing when it can be delivered to. */
export function checkAddress(address: Address): Partial<Record<AddressField, AddressMistake>> {
  const mistakes: Partial<Record<AddressField, AddressMistake>> = {};
  for (const field of ADDRESS_FIELDS) {
    const text = address[field].trim();
    if (text === '') mistakes[field] = 'missing';
    else if (text.length > MOST_LETTERS) mistakes[field] = 'too long';
    else if (DIGITS[field] && !DIGITS[field].test(text)) mistakes[field] = 'malformed';
  }
  return mistakes;
}

export function isComplete(address: Address): boolean {
  return Object.keys(checkAddress(address)).length === 0;
}

/** The counter of the provider, where everything can be picked up in somebody's name. */
export function storedAddress(fullName: string): Address {
  return {
    fullName: fullName.slice(0, MOST_LETTERS),
    mobile: '1133334400',
    house: '1578',
    landmark: 'Avenida Paulista',
    city: 'São Paulo',
    pincode: '01310200',
    state: 'São Paulo',
    kind: 'work',
  };
}
