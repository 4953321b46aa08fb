import { useLingui } from '@lingui/react/macro';

/** Names a field of a user, and a part of a group with its group: "Billing address: Postal code". */
export function useUserFieldNames(): (field: string) => string {
  const { t } = useLingui();
  const country = t`Country`;
  const taxId = t`Tax ID`;
  const company = t({ message: 'Company', context: 'employer' });
  const names: Record<string, string> = {
    fullName: t`Full name`,
    username: t`Username`,
    email: t`Email`,
    contact: t({ message: 'Contact', context: 'telephone' }),
    company,
    country,
    role: t`Role`,
    currentPlan: t`Current plan`,
    status: t`Status`,
    billingEmail: t`Billing email`,
    taxId,
    language: t`Language`,
    billingCountry: country,
    usesBillingAddress: t`Use as a billing address`,
    plan: t`Current plan`,
    twoStepPhone: t`Two-steps verification`,
    twoStepApp: t`Authenticator app`,
    devices: t`Recent devices`,
    cards: t`Payment methods`,
    notifications: t`Notification preferences`,
    connections: t`Connected accounts`,
    socials: t`Social accounts`,
    address: t`Billing address`,
    'address.firstName': t`First name`,
    'address.lastName': t`Last name`,
    'address.company': company,
    'address.taxId': taxId,
    'address.street': t`Street and number`,
    'address.city': t`Town or city`,
    'address.state': t({ message: 'State', context: 'address' }),
    'address.country': country,
    'address.postalCode': t`Postal code`,
    'notifications.new-for-you': t`New for you`,
    'notifications.account-activity': t`Account activity`,
    'notifications.new-browser': t`New browser used to sign in`,
    'notifications.new-device': t`New device linked`,
  };
  return (field) => {
    const [group = '', part = ''] = field.split('.');
    if (!part) return names[field] ?? field;
    const [whole, name] = [names[group] ?? group, names[field] ?? part];
    return t`${whole}: ${name}`;
  };
}
