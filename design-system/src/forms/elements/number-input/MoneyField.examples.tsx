import { useLingui } from '@lingui/react/macro';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { MoneyField } from './MoneyField.tsx';

export function Money() {
  const { t } = useLingui();
  return (
    <Grid>
      <MoneyField label={t`Price`} currency="BRL" defaultValue={1234.5} />
      <MoneyField isRequired label={t`Price`} currency="EUR" errorMessage={t`Enter what the traveller pays.`} />
      <MoneyField label={t`Refund`} currency="USD" defaultValue={89} isReadOnly />
    </Grid>
  );
}
