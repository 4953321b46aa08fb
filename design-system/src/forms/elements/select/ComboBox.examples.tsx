import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { narrow, optionsIn } from './choices/choices.ts';
import { useAirports, useCountries, useTripParts } from './choices/choices.samples.ts';
import { ComboBox } from './ComboBox.tsx';
import type { OptionsQuery } from './choices/load-options.ts';

/** Finds one option of many by typing: plain, clearable, loading and disabled. */
export function Basic() {
  const { t } = useLingui();
  const countries = useCountries();
  return (
    <Grid>
      <ComboBox label={t`Destination`} options={countries} defaultValue="PT" />
      <ComboBox label={t`Destination, clearable`} options={countries} defaultValue="PT" isClearable />
      <ComboBox label={t`Destination, loading`} isBusy />
      <ComboBox label={t`Destination, disabled`} options={countries} defaultValue="PT" isDisabled />
    </Grid>
  );
}

/** Options that belong together, with how many there are. */
export function Grouped() {
  const { t } = useLingui();
  return <ComboBox label={t`Airport`} options={useAirports()} defaultValue="LIS" isClearable />;
}

/** Icons tell options apart before they are read. */
export function WithIcons() {
  const { t } = useLingui();
  return <ComboBox label={t`Part of the trip`} options={useTripParts()} defaultValue="flight" />;
}

/** Adds a new option to the list. */
export function Creatable() {
  const { t } = useLingui();
  return (
    <ComboBox
      label={t`Partner agency`}
      description={t`Type a new name to add it.`}
      options={['Ponte Aérea', 'Rota Sul', 'Velas Viagens'].map((name) => ({ value: name, label: name }))}
      onCreate={({ text }) => ({ value: text, label: text })}
      isClearable
    />
  );
}

/** A source that calls back when it has found something. */
export function LoadedByCallback() {
  const { t } = useLingui();
  const airports = useAirports();
  return (
    <ComboBox label={t`Airport`} load={({ text, done }) => void setTimeout(() => done(narrow(airports, text)), 2000)} />
  );
}

/** An asynchronous source; answers are cached. */
export function LoadedByPromise() {
  const { t } = useLingui();
  const airports = useAirports();
  return (
    <ComboBox
      isCached
      label={t`Airport`}
      load={async ({ text }) => {
        await rest(2000);
        return narrow(airports, text);
      }}
    />
  );
}

/** A source that fails at first: the list says so and offers a retry. */
export function LoadedFromASource() {
  const { t } = useLingui();
  const findCountries = useUnsteadySource();
  return <ComboBox label={t`Destination`} emptyText={t`No country has this name`} load={findCountries} isClearable />;
}

/** A thousand options: only the rows in sight are drawn. */
export function ThousandOptions() {
  const { t } = useLingui();
  return <ComboBox label={t`Policy`} options={policies} placeholder={t`Number`} />;
}

/** Three heights, as every field has them. */
export function Sizes() {
  const { t } = useLingui();
  const countries = useCountries();
  return (
    <Grid>
      <ComboBox size="large" label={t`Large`} options={countries} defaultValue="PT" />
      <ComboBox label={t`Medium`} options={countries} defaultValue="PT" />
      <ComboBox size="small" label={t`Small`} options={countries} defaultValue="PT" />
    </Grid>
  );
}

const policies = Array.from({ length: 1000 }, (_, index) => {
  const number = `P-${1000 + index}`;
  return { value: number, label: number };
});

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function useUnsteadySource() {
  const countries = useCountries();
  const attempts = useRef(0);
  return async ({ text }: OptionsQuery) => {
    await rest(300);
    attempts.current += 1;
    if (attempts.current === 1) throw new Error('The source is out of reach');
    return optionsIn(narrow(countries, text));
  };
}
