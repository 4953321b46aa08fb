import { useLingui } from '@lingui/react/macro';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { FileField } from './file/FileField.tsx';

export function OneAndSeveral() {
  const { t } = useLingui();
  return (
    <Grid>
      <FileField label={t`Passport`} accept=".pdf,image/*" description={t`A picture or a PDF.`} />
      <FileField multiple label={t`Receipts`} accept=".pdf,image/*" />
    </Grid>
  );
}

export function States() {
  const { t } = useLingui();
  return (
    <Grid>
      <FileField isRequired label={t`Passport`} errorMessage={t`Add a picture of the passport.`} />
      <FileField isDisabled label={t`Passport`} />
    </Grid>
  );
}
