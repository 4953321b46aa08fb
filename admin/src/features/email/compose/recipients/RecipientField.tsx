import { MultiSelect, type MultiSelectProps } from '@embarque/design-system';
import type { EmailAddress } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { isAddress, parseAddresses } from '../../model/address/email.addresses.ts';

interface RecipientFieldProps extends Pick<MultiSelectProps, 'options' | 'label' | 'labelAction'> {
  value: readonly string[];
  /** Another mistake in the field, such as a missing recipient. */
  problem?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** Called with the people from now on; those that were there before come without their names. */
  onChange: (people: EmailAddress[]) => void;
}

/** A field of recipients: contacts by their names, and any other address, typed, pasted or dropped as a list. */
export function RecipientField({ value, problem, onChange, ...rest }: RecipientFieldProps) {
  const { t } = useLingui();
  /** The names that addresses came with. */
  const names = useRef(new Map<string, string>());
  const invalid = (wrong: string) => t`Enter a valid email address, such as name@example.com. Not valid: ${wrong}`;
  const wrong = value.filter((each) => !isAddress(each)).join(', ');

  const parse = (text: string) => {
    const { people, rest: unread } = parseAddresses(text);
    for (const { email, name } of people) names.current.set(email, name);
    const options = people.map(({ email, name }) => ({ value: email, label: name }));
    return { options, rest: unread, message: invalid(unread) };
  };
  const personOf = (email: string): EmailAddress => {
    const name = value.includes(email) ? undefined : names.current.get(email);
    return { email, name: name ?? email };
  };

  return (
    <MultiSelect
      {...rest}
      allowsCustomValue
      parse={parse}
      placeholder={t`Names or addresses`}
      value={value}
      onChange={(next) => onChange(next.value.map(personOf))}
      errorMessage={wrong ? invalid(wrong) : problem}
    />
  );
}
