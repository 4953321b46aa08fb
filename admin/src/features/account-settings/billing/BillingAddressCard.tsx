import { Grid, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { PhoneField, PostcodeField, useRegionLabel } from '../parts/CountryFields.tsx';
import { CountrySelect } from '../parts/CountrySelect.tsx';
import { SectionCard } from '../parts/SectionCard.tsx';
import { useFields } from '../parts/useFields.ts';

/** ACC-11: the address on invoices. */
export function BillingAddressCard() {
  const { t } = useLingui();
  const { text, given, choice, values } = useFields('billingAddress');
  const region = useRegionLabel(values.country);
  return (
    <SectionCard section="billingAddress" title={t`Billing address`} saveLabel={t`Save address`}>
      <Grid gap="l" minCell="15rem">
        <TextField
          {...text('companyName', { missing: t`Enter the company name.` })}
          label={t`Company name`}
          autoComplete="organization"
          isRequired
        />
        <TextField
          {...text('email', {
            missing: t`Enter the billing email.`,
            malformed: t`Enter a valid email address, such as name@example.com.`,
          })}
          type="email"
          label={t`Billing email`}
          autoComplete="email"
          isRequired
        />
        <TextField {...text('taxId')} label={t`Tax ID`} />
        <TextField {...text('vatNumber')} label={t`VAT number`} />
        <PhoneField {...given('mobile')} country={values.country} label={t`Mobile number`} />
        <CountrySelect {...choice('country')} />
        <TextField {...text('address')} label={t`Billing street`} autoComplete="address-line1" />
        <TextField {...text('state')} label={region} autoComplete="address-level1" />
        <PostcodeField {...given('zip')} country={values.country} label={t`Zip code`} />
      </Grid>
    </SectionCard>
  );
}
