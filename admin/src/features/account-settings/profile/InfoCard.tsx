import { DatePicker, Grid, TextArea, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { MAX_BIO } from '../model/account.checks.ts';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useFields } from '../parts/useFields.ts';

/** ACC6-03: what others read about the person. */
export function InfoCard() {
  const { t } = useLingui();
  const { text, choice, values, change } = useFields('info');
  return (
    <SectionCard
      section="info"
      title={t({ message: 'Information', context: 'profile' })}
      subtitle={t`Others see this on your profile.`}
    >
      <TextArea
        {...text('bio', { missing: t`Write a few words about yourself.` })}
        label={t({ message: 'Bio', context: 'person' })}
        rows={3}
        characterLimit={MAX_BIO}
        isRequired
      />
      <Grid gap="l" minCell="15rem">
        <DatePicker
          label={t`Birth date`}
          value={values.dob || null}
          onChange={({ value }) => change({ dob: value ?? '' })}
        />
        <CountrySelect
          {...choice('country')}
          label={t({ message: 'Country', context: 'profile' })}
          autoComplete="country"
          isRequired
        />
        <TextField
          {...text('website', {
            missing: t`Enter your website.`,
            malformed: t`Enter a web address, such as https://example.com.`,
          })}
          type="url"
          label={t({ message: 'Website', context: 'person' })}
          isRequired
        />
        <TextField
          {...text('phone', {
            missing: t`Enter your phone number.`,
            malformed: t`Enter digits, with the country's code.`,
          })}
          type="tel"
          dir="ltr"
          label={t`Public phone number`}
          isRequired
        />
      </Grid>
    </SectionCard>
  );
}
