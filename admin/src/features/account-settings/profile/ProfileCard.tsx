import { Grid, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { PhoneField, PostcodeField, useRegionLabel } from '../parts/CountryFields.tsx';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useFields } from '../parts/useFields.ts';
import { useAccount } from '../useAccount.ts';
import { AvatarField } from './AvatarField.tsx';
import { RegionFields } from './RegionFields.tsx';

/** ACC-02, ACC6-01: the person, how to reach them, and how they read the app. */
export function ProfileCard() {
  const { t } = useLingui();
  const { state } = useAccount();
  const { text, given, choice, values } = useFields('general');
  const region = useRegionLabel(values.country);
  return (
    <SectionCard section="general" title={t`Profile details`}>
      <AvatarField />
      <Grid gap="l" minCell="15rem">
        <TextField
          {...text('firstName', { missing: t`Enter your first name.` })}
          label={t`First name`}
          autoComplete="given-name"
          isRequired
        />
        <TextField
          {...text('lastName', { missing: t`Enter your last name.` })}
          label={t`Last name`}
          autoComplete="family-name"
          isRequired={state.profile.lastName !== ''}
        />
        <TextField
          {...text('username', {
            missing: t`Enter a username.`,
            taken: t`Another person has this username. Choose a different one.`,
          })}
          label={t`Username`}
          autoComplete="username"
          isRequired
        />
        <TextField
          {...text('company', { missing: t`Enter your company.` })}
          label={t`Company`}
          autoComplete="organization"
          isRequired
        />
        <CountrySelect {...choice('country')} />
        <PhoneField {...given('phone')} country={values.country} label={t`Phone number`} />
        <TextField
          {...text('address')}
          label={t({ message: 'Address', context: 'street' })}
          autoComplete="address-line1"
        />
        <TextField {...text('state')} label={region} autoComplete="address-level1" />
        <PostcodeField {...given('zip')} country={values.country} label={t`Zip code`} />
        <RegionFields />
      </Grid>
    </SectionCard>
  );
}
