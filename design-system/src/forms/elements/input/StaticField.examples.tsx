import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { StaticField } from './StaticField.tsx';
import { TextField } from './TextField.tsx';

export function AmongFields() {
  const { t } = useLingui();
  return (
    <Stack>
      <StaticField labelPlacement="beside" label={t`Policy number`}>
        EM-2041
      </StaticField>
      <TextField labelPlacement="beside" label={t`Traveller`} defaultValue="Lúcia Prado" />
    </Stack>
  );
}
