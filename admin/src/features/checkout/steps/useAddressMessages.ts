import { useLingui } from '@lingui/react/macro';
import { type AddressMistake, MOST_LETTERS } from '../model/checkout.address.ts';
import type { AddressField } from '../model/checkout.types.ts';

/** What to say about each field that is not right. */
export function useAddressMessages(mistakes: Partial<Record<AddressField, AddressMistake>>) {
  const { t } = useLingui();
  const missing: Record<AddressField, string> = {
    fullName: t`Enter the name of whoever receives it.`,
    mobile: t`Enter a mobile number, for the courier.`,
    house: t`Enter the number of the flat or house.`,
    landmark: t`Enter the street, or a landmark close by.`,
    city: t`Enter the town or city.`,
    pincode: t`Enter the CEP.`,
    state: t`Enter the state.`,
  };
  const malformed: Partial<Record<AddressField, string>> = {
    mobile: t`A mobile number has 10 or 11 digits with its area code.`,
    house: t`Enter the number alone.`,
    pincode: t`A CEP has 8 digits.`,
  };
  return (field: AddressField): string | undefined => {
    const mistake = mistakes[field];
    if (mistake === 'too long') return t`Use at most ${MOST_LETTERS} letters.`;
    return mistake && (mistake === 'missing' ? missing[field] : (malformed[field] ?? missing[field]));
  };
}
