import { brazilianPhoneMask, patternMask } from '@embarque/design-system';
import type { Address } from '../../model/checkout.types.ts';

const CEP = patternMask('00000-000');
const PHONE = brazilianPhoneMask();

/** An address without the name. */
export function AddressLines({ address }: { address: Address }) {
  return (
    <address style={{ fontStyle: 'normal' }}>
      {address.landmark}, {address.house}
      <br />
      {address.city}, {address.state}
      <br />
      <bdi dir="ltr">{CEP.write(address.pincode)}</bdi>
      <br />
      <bdi dir="ltr">{PHONE.write(address.mobile)}</bdi>
    </address>
  );
}
