import { useLingui } from '@lingui/react/macro';
import { type AddressMistake, MAX_LENGTH } from '../../model/checkout.address.ts';
import type { AddressField } from '../../model/checkout.types.ts';

export function useAddressMessages(mistakes: Partial<Record<AddressField, AddressMistake>>) {
  const { t } = useLingui();
  const missing: Record<AddressField, string> = {
    fullName: t`Enter the recipient's name.`,
    mobile: t`Enter a mobile number for the courier.`,
    house: t`Enter the house or flat number.`,
    landmark: t`Enter the street or a nearby landmark.`,
    city: t`Enter the town or city.`,
    pincode: t`Enter the postcode (CEP).`,
    state: t`Enter the state.`,
  };
  const malformed: Partial<Record<AddressField, string>> = {
    mobile: t`Enter the full number with area code, for example (11) 91234-5678.`,
    pincode: t`Enter 8 digits, for example 01310-200.`,
  };
  return (field: AddressField): string | undefined => {
    const mistake = mistakes[field];
    if (mistake === 'too long') return t`Use at most ${MAX_LENGTH} characters.`;
    return mistake && (mistake === 'missing' ? missing[field] : (malformed[field] ?? missing[field]));
  };
}
