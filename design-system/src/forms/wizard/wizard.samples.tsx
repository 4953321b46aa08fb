import { useLingui } from '@lingui/react/macro';
import { FileText, Home, Link2, User } from 'lucide-react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { PasswordField } from '../elements/input/PasswordField.tsx';
import { TextField, type TextFieldProps } from '../elements/input/TextField.tsx';
import { MultiSelect, type MultiSelectProps } from '../elements/select/MultiSelect.tsx';
import { Select, type SelectProps } from '../elements/select/Select.tsx';
import type { WizardStep } from './wizard.types.ts';

type TextName = (typeof stepTexts)[keyof typeof stepTexts][number];

/** The props that a form library passes to a text field. */
type Bind = (name: TextName) => Partial<TextFieldProps>;

interface Fields {
  /** Binds a field to a form; without it, the field keeps its text by itself. */
  bind?: Bind;
  /** Binds the country. */
  country?: Pick<SelectProps, 'value' | 'onChange'>;
  /** Binds the languages. */
  languages?: Pick<MultiSelectProps, 'value' | 'onChange'>;
}

/** The names of the fields of text, by step. */
export const stepTexts = {
  account: ['username', 'email', 'password', 'confirmation'],
  person: ['firstName', 'lastName'],
  address: ['street', 'landmark', 'postcode', 'city'],
  links: ['twitter', 'facebook', 'google', 'linkedin'],
} as const;

function useOptions() {
  const { t } = useLingui();
  return {
    countries: [
      { value: 'br', label: t`Brazil` },
      { value: 'pt', label: t`Portugal` },
      { value: 'gb', label: t`United Kingdom` },
      { value: 'us', label: t`United States` },
    ],
    languages: [
      { value: 'en', label: t`English` },
      { value: 'fr', label: t`French` },
      { value: 'pt', label: t`Portuguese` },
      { value: 'es', label: t`Spanish` },
    ],
  };
}

/** The four steps that open an account for an agency. */
export function useAccountSteps({ bind = () => ({}), country, languages }: Fields = {}) {
  const { t } = useLingui();
  return [
    {
      id: 'account',
      title: t`Account details`,
      subtitle: t`Who signs in`,
      icon: FileText,
      content: <AccountFields bind={bind} />,
    },
    {
      id: 'person',
      title: t`Personal info`,
      subtitle: t`Who you are`,
      icon: User,
      content: <PersonFields bind={bind} country={country} languages={languages} />,
    },
    {
      id: 'address',
      title: t`Address`,
      subtitle: t`Where letters go`,
      icon: Home,
      content: <AddressFields bind={bind} />,
    },
    {
      id: 'links',
      title: t`Social links`,
      subtitle: t`Where you are found`,
      icon: Link2,
      content: <LinkFields bind={bind} />,
    },
  ] as const satisfies WizardStep[];
}

/** The same steps, told by numbers. */
export function useNumberedSteps(fields?: Fields) {
  return useAccountSteps(fields).map(({ icon: _, ...step }) => step);
}

function AccountFields({ bind }: { bind: Bind }) {
  const { t } = useLingui();
  return (
    <Grid gap="l" minCell="26rem">
      <TextField label={t`Username`} autoComplete="username" {...bind('username')} />
      <TextField label={t`Email`} autoComplete="email" {...bind('email')} type="email" />
      <PasswordField label={t`Password`} {...bind('password')} labelPlacement="above" autoComplete="new-password" />
      <PasswordField
        label={t`Confirm password`}
        {...bind('confirmation')}
        labelPlacement="above"
        autoComplete="new-password"
      />
    </Grid>
  );
}

function PersonFields({ bind, country, languages }: Fields & { bind: Bind }) {
  const { t } = useLingui();
  const options = useOptions();
  return (
    <Grid gap="l" minCell="26rem">
      <TextField label={t`First name`} autoComplete="given-name" {...bind('firstName')} />
      <TextField label={t`Last name`} autoComplete="family-name" {...bind('lastName')} />
      <Select label={t`Country`} options={options.countries} {...country} />
      <MultiSelect label={t`Languages`} options={options.languages} {...languages} />
    </Grid>
  );
}

function AddressFields({ bind }: { bind: Bind }) {
  const { t } = useLingui();
  return (
    <Grid gap="l" minCell="26rem">
      <TextField label={t`Address`} autoComplete="address-line1" {...bind('street')} />
      <TextField label={t`Landmark`} {...bind('landmark')} />
      <TextField label={t`Postcode`} autoComplete="postal-code" {...bind('postcode')} />
      <TextField label={t`City`} autoComplete="address-level2" {...bind('city')} />
    </Grid>
  );
}

function LinkFields({ bind }: { bind: Bind }) {
  return (
    <Grid gap="l" minCell="26rem">
      <TextField label="Twitter" placeholder="https://twitter.com/embarque" {...bind('twitter')} type="url" />
      <TextField label="Facebook" placeholder="https://facebook.com/embarque" {...bind('facebook')} type="url" />
      <TextField label="Google+" placeholder="https://plus.google.com/embarque" {...bind('google')} type="url" />
      <TextField
        label="LinkedIn"
        placeholder="https://linkedin.com/company/embarque"
        {...bind('linkedin')}
        type="url"
      />
    </Grid>
  );
}
