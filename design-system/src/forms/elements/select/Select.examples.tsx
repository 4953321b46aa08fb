import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { Select } from './Select.tsx';
import { SelectList } from './SelectList.tsx';

type Kind = 'insurance' | 'esim';

function useKinds() {
  const { t } = useLingui();
  return [
    { value: 'insurance', label: t`Travel insurance` },
    { value: 'esim', label: t`eSIM` },
  ] as const;
}

/** The browser's own field: empty, with a placeholder, controlled, and disabled. */
export function Basic() {
  const { t } = useLingui();
  const kinds = useKinds();
  const [kind, setKind] = useState<Kind | null>('esim');
  return (
    <Grid>
      <Select label={t`Kind`} options={kinds} />
      <Select
        label={t`Kind`}
        labelHint={t`of the sale`}
        description={t`Decides which documents the traveller gets.`}
        placeholder={t`What was sold?`}
        options={kinds}
      />
      <Select label={t`Kind`} options={kinds} value={kind} onChange={({ value }) => setKind(value)} />
      <Select label={t`Kind`} options={kinds} defaultValue="insurance" isDisabled />
    </Grid>
  );
}

/** Several of a few, always in sight. */
export function Several() {
  const { t } = useLingui();
  return (
    <SelectList
      label={t`Documents`}
      description={t`Hold Ctrl or ⌘ to choose more than one.`}
      rows={4}
      defaultValue={['policy', 'card']}
      options={[
        { value: 'policy', label: t`Policy` },
        { value: 'terms', label: t`Terms` },
        { value: 'card', label: t`Emergency card` },
        { value: 'receipt', label: t`Receipt` },
      ]}
    />
  );
}

/** Three heights, as every field has them. */
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

/** Shows the error under the field. */
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

/** Long lists scroll; typing finds an option. */
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
