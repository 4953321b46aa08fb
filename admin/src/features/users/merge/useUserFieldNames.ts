import { useLingui } from '@lingui/react/macro';
import { fieldNames } from '../account/account.names.ts';

/** Names a field of a user, and a part of a group with its group: "Billing address: Postal code". */
export function useUserFieldNames(): (field: string) => string {
  const { t, i18n } = useLingui();
  const nameOf = (field: string, other: string) => (fieldNames[field] ? i18n._(fieldNames[field]) : other);
  return (field) => {
    const [group = '', part = ''] = field.split('.');
    if (!part) return nameOf(field, field);
    const [whole, name] = [nameOf(group, group), nameOf(field, part)];
    return t`${whole}: ${name}`;
  };
}
