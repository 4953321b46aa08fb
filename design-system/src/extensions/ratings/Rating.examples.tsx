import { Trans, useLingui } from '@lingui/react/macro';
import { CloudLightning, CloudRain, CloudSun, Sun } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../components/alerts/Alert.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Rating } from './Rating.tsx';

/** Asks for one to five stars. */
export function Basic() {
  const { t } = useLingui();
  return <Rating label={t`How we handled the claim`} defaultValue={2} />;
}

/** Shows a rating that others gave; an average may fill a star in part. */
export function ReadOnly() {
  const { t, i18n } = useLingui();
  const average = 4.3;
  return (
    <Stack>
      <Rating isReadOnly label={t`Medical help in Lisbon`} value={2} />
      <Inline>
        <Rating isReadOnly size="small" label={t`eSIM Europe 10 GB`} value={average} />
        <span aria-hidden>{i18n.number(average)}</span>
      </Inline>
    </Stack>
  );
}

/** Takes halves where a whole star says too much. */
export function Halves() {
  const { t } = useLingui();
  return <Rating label={t`Coverage of the data plan`} precision="half" size="large" defaultValue={2.5} />;
}

/** Gives each step its own icon and label. */
export function CustomIcons() {
  const { t } = useLingui();
  return (
    <Rating
      label={t`Weather on the trip`}
      defaultValue={3}
      stops={[
        { label: t`Storms`, icon: CloudLightning },
        { label: t`Rain`, icon: CloudRain },
        { label: t`Some sun`, icon: CloudSun },
        { label: t`Sun all day`, icon: Sun },
      ]}
    />
  );
}

/** Shows figures where the scale is known by its numbers. */
export function Numbers() {
  const { t } = useLingui();
  return <Rating label={t`Effort to file the claim`} variant="numbers" tone="primary" defaultValue={3} />;
}

/** Describes each rating on hover, and thanks after the choice. */
export function Events() {
  const { t, i18n } = useLingui();
  const [given, setGiven] = useState<number | null>(null);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const stars = i18n.number(previewed ?? given ?? 0);
  return (
    <Stack align="start">
      <Inline>
        <Rating
          label={t`How we handled the claim`}
          value={given}
          onChange={({ value }) => setGiven(value)}
          onPreview={({ value }) => setPreviewed(value)}
        />
        <output aria-label={t`Stars`}>{stars}</output>
      </Inline>
      {given !== null && (
        <Alert tone="success">
          <Trans>Thank you. The traveller gave {i18n.number(given)} of 5.</Trans>
        </Alert>
      )}
    </Stack>
  );
}

/** Leaves the rating to its owner, who may read, set and clear it. */
export function Controlled() {
  const { t, i18n } = useLingui();
  const [value, setValue] = useState<number | null>(4);
  const [result, setResult] = useState('');
  const shown = i18n.number(value ?? 0);
  return (
    <Stack align="start">
      <Rating label={t`How we handled the claim`} value={value} onChange={(change) => setValue(change.value)} />
      <Inline>
        <Button variant="outline" onClick={() => setValue(null)}>
          <Trans>Reset</Trans>
        </Button>
        <Button variant="outline" onClick={() => setResult(value === null ? t`Not rated` : t`The rating is ${shown}.`)}>
          <Trans>Get</Trans>
        </Button>
        <Button variant="outline" onClick={() => setValue(3)}>
          <Trans>Set to 3</Trans>
        </Button>
      </Inline>
      <output aria-label={t`Result`}>{result}</output>
    </Stack>
  );
}

/** Comes in three sizes, for a page of its own, a form and a table. */
export function Sizes() {
  const { t } = useLingui();
  return (
    <Stack align="start">
      <Rating label={t`Large`} size="large" defaultValue={4} />
      <Rating label={t`Medium`} defaultValue={4} />
      <Rating label={t`Small`} size="small" defaultValue={4} />
    </Stack>
  );
}

/** Disabled while it can't be rated. */
export function Disabled() {
  const { t } = useLingui();
  return <Rating isDisabled label={t`How we handled the claim`} defaultValue={3} />;
}
