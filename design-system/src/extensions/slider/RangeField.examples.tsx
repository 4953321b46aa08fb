import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { RangeField } from './RangeField.tsx';

/** The browser's own range, in the look of the others. */
export function NativeRange() {
  const { t } = useLingui();
  return (
    <Stack>
      <RangeField label={t`Length of the trip in days`} max={90} defaultValue={30} />
      <RangeField isDisabled label={t`Length of the trip in days, after departure`} max={90} defaultValue={30} />
    </Stack>
  );
}
