import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { useAirports, useCountries } from './choices/choices.samples.ts';
import { MultiSelect } from './MultiSelect.tsx';

/** Several of many, a tag each; the list stays open until all are chosen. */
export function Several() {
  const { t } = useLingui();
  return <MultiSelect label={t`Covered countries`} options={useCountries()} defaultValue={['PT', 'ES']} isClearable />;
}

/** Options that belong together, with how many there are. */
export function SeveralOfGroups() {
  const { t } = useLingui();
  return <MultiSelect label={t`Airports`} options={useAirports()} defaultValue={['GRU']} />;
}

/** Puts options first that every policy includes and that cannot be removed. */
export function Fixed() {
  const { t } = useLingui();
  return (
    <MultiSelect
      isClearable
      label={t`Coverage`}
      options={[
        { value: 'medical', label: t`Medical expenses`, isFixed: true },
        { value: 'rescue', label: t`Rescue`, isFixed: true },
        { value: 'return', label: t`Return home`, isFixed: true },
        { value: 'luggage', label: t`Luggage` },
        { value: 'delay', label: t`Delayed flight` },
        { value: 'sports', label: t`Winter sports` },
      ]}
      defaultValue={['luggage']}
    />
  );
}

/** Adds new options to the list. */
export function SeveralCreatable() {
  const { t } = useLingui();
  return (
    <MultiSelect
      label={t`Stops`}
      description={t`Type a new name to add it.`}
      options={['Lisboa', 'Porto', 'Coimbra'].map((name) => ({ value: name, label: name }))}
      defaultValue={['Lisboa']}
      onCreate={({ text }) => ({ value: text, label: text })}
    />
  );
}

/** Chosen, but closed to changes; and wrong. */
export function States() {
  const { t } = useLingui();
  const countries = useCountries();
  return (
    <Stack>
      <MultiSelect label={t`Read-only`} options={countries} defaultValue={['PT', 'ES']} isReadOnly />
      <MultiSelect label={t`Disabled`} options={countries} defaultValue={['PT', 'ES']} isDisabled />
      <MultiSelect label={t`Covered countries`} options={countries} errorMessage={t`Choose at least one.`} isRequired />
    </Stack>
  );
}
