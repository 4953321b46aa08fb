import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Plane } from 'lucide-react';
import { Icon } from '../../../icons/Icon.tsx';
import { Link } from '../../../components/buttons/Link.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { StaticField } from './StaticField.tsx';
import { TextField } from './TextField.tsx';

export function Basic() {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField label={t`Traveller`} placeholder={t`Name as in the passport`} />
      <TextField label={t`Email`} labelHint={t`for example name@example.com`} type="email" />
      <TextField label={t`Destination`} description={t`Country or airport code, such as Portugal or LIS.`} />
      <TextField label={t`Policy number`} defaultValue="EM-2041" isReadOnly />
      <TextField label={t`Sold by`} defaultValue="Marina Duarte" isDisabled />
      <StaticField label={t`Insurer`}>Atlantic Mutual</StaticField>
    </Grid>
  );
}

export function Sizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <TextField size="large" label={t`Large`} defaultValue="LIS → GRU" />
      <TextField label={t`Medium`} defaultValue="LIS → GRU" />
      <TextField size="small" label={t`Small`} defaultValue="LIS → GRU" />
    </Stack>
  );
}

export function LabelsBeside() {
  const { t } = useLingui();
  return (
    <Stack>
      <TextField labelPlacement="beside" size="large" label={t`From`} defaultValue="Lisbon" />
      <TextField labelPlacement="beside" label={t`To`} defaultValue="São Paulo" description={t`City or airport.`} />
      <TextField labelPlacement="beside" size="small" label={t`Flight`} defaultValue="TP 83" />
    </Stack>
  );
}

export function FloatingLabels() {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField labelPlacement="floating" label={t`Traveller`} placeholder={t`Name as in the passport`} />
      <TextField labelPlacement="floating" label={t`Destination`} defaultValue="Lisbon" />
      <TextField labelPlacement="floating" label={t`Sold by`} isDisabled />
    </Grid>
  );
}

export function Required() {
  const { t } = useLingui();
  return <TextField isRequired label={t`Traveller`} autoComplete="name" />;
}

export function Invalid() {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField
        type="email"
        label={t`Email`}
        defaultValue="lucia.prado@"
        description={t`We'll send the policy here.`}
        errorMessage={t`Enter the part after the @, such as name@example.com.`}
      />
      <TextField isRequired label={t`Traveller`} errorMessage={t`Enter the name of the traveller.`} />
    </Grid>
  );
}

export function ValidAndInvalid() {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField label={t`Discount code`} defaultValue="LISBON-10" successMessage={t`Ten per cent off this trip.`} />
      <TextField
        label={t`Discount code`}
        defaultValue="LISBON-01"
        errorMessage={t`This code isn't valid. Check the last two digits.`}
      />
    </Grid>
  );
}

export function BeforeAndAfter() {
  const { t } = useLingui();
  return (
    <Grid>
      <TextField type="email" label={t`Email`} prefix={<Icon icon={Mail} />} autoComplete="email" />
      <TextField label={t`Flight`} prefix={<Icon icon={Plane} />} defaultValue="TP 83" />
      <TextField label={t`Partner page`} prefix="embarque.example/" defaultValue="lisbon-travel" />
      <TextField label={t`Data allowance`} suffix="GB" defaultValue="10" inputMode="numeric" />
    </Grid>
  );
}

export function WithLabelAction() {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Boarding reference`}
      labelAction={
        <Link variant="alone" href="/help">
          <Trans>Where do I find it?</Trans>
        </Link>
      }
    />
  );
}
