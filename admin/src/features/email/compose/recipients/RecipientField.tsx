import { MultiSelect, type MultiSelectProps } from '@embarque/design-system';
import type { EmailAddress } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { isAddress } from '../../model/address/email.addresses.ts';
import { useAddressEntry } from './useAddressEntry.ts';

interface RecipientFieldProps extends Pick<MultiSelectProps, 'options' | 'label' | 'labelAction'> {
  value: readonly string[];
  /** Another mistake in the field, such as a missing recipient. */
  problem?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** Called with the people from now on; those that were there before come without their names. */
  onChange: (people: EmailAddress[]) => void;
}

/** A field of recipients: contacts by their names, and any other address, typed or pasted as a list. */
export function RecipientField({ value, problem, onChange, ...rest }: RecipientFieldProps) {
  const { t } = useLingui();
  const { change, handlers, leftover } = useAddressEntry({ value, onChange });
  const wrong = [...value.filter((each) => !isAddress(each)), ...(leftover ? [leftover] : [])].join(', ');

  return (
    // Listens in the way of the field, and takes no part in the layout.
    <div role="presentation" {...handlers}>
      <MultiSelect
        {...rest}
        allowsCustomValue
        placeholder={t`Names or addresses`}
        value={value}
        onChange={(next) => change(next.value)}
        errorMessage={wrong ? t`Not a valid email address: ${wrong}` : problem}
      />
    </div>
  );
}
