import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { Select } from './Select.tsx';

type Kind = 'insurance' | 'esim';

function useKinds() {
  const { t } = useLingui();
  return [
    { value: 'insurance', label: t`Travel insurance` },
    { value: 'esim', label: t`eSIM` },
  ] as const;
}

export function Basic() {
  const { t } = useLingui();
  const kinds = useKinds();
  const [kind, setKind] = useState<Kind | null>('esim');
  return (
    <Grid>
      <Select label={t`Kind`} options={kinds} />
      <Select label={t`Kind`} options={kinds} value={kind} onChange={setKind} />
      <Select label={t`Kind`} options={kinds} defaultValue="insurance" isDisabled />
    </Grid>
  );
}

export function Sizes() {
  const { t } = useLingui();
  const kinds = useKinds();
  return (
    <Stack>
      <Select size="large" label={t`Large`} options={kinds} defaultValue="esim" />
      <Select label={t`Medium`} options={kinds} defaultValue="esim" />
      <Select size="small" label={t`Small`} options={kinds} defaultValue="esim" />
    </Stack>
  );
}

export function Invalid() {
  const { t } = useLingui();
  return (
    <Select
      isRequired
      label={t`Kind`}
      description={t`Decides which documents the traveller gets.`}
      errorMessage={t`Choose what is sold.`}
      options={useKinds()}
    />
  );
}

export function ManyOptions() {
  const { t } = useLingui();
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return (
    <Select
      label={t`Departure`}
      defaultValue="18:00"
      options={hours.map((hour) => ({ value: hour, label: hour }))}
      placeholder={t`Hour`}
    />
  );
}
