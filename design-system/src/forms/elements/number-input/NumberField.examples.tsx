import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { Inline } from '../../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../../page-layout/primitives/Stack.tsx';
import { type Tone, tones } from '../../../theme/tones.ts';
import { NumberField } from './NumberField.tsx';

export function Basic() {
  const { t } = useLingui();
  return (
    <Grid>
      <NumberField label={t`Travellers`} defaultValue={10} />
      <NumberField label={t`Travellers`} defaultValue={10} isDisabled />
      <NumberField label={t`Travellers`} defaultValue={10} isReadOnly />
    </Grid>
  );
}

export function Controlled() {
  const { t } = useLingui();
  const [value, setValue] = useState<number | null>(1);
  const [isDisabled, setIsDisabled] = useState(false);
  const [isReadOnly, setIsReadOnly] = useState(false);
  return (
    <Stack>
      <NumberField
        label={t`Bags`}
        value={value}
        onChange={(change) => setValue(change.value)}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
      />
      <Inline>
        <Button variant="outline" onClick={() => setIsDisabled(!isDisabled)}>
          <Trans>Toggle disabled</Trans>
        </Button>
        <Button variant="outline" onClick={() => setIsReadOnly(!isReadOnly)}>
          <Trans>Toggle read-only</Trans>
        </Button>
        <Button variant="outline" onClick={() => setValue(10)}>
          <Trans>Set to 10</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}

export function Decimals() {
  const { t } = useLingui();
  return <NumberField label={t`Data allowance`} suffix="GB" defaultValue={1.5} min={0} step={0.1} />;
}

export function Limits() {
  const { t } = useLingui();
  return <NumberField label={t`Bags`} description={t`From 0 to 10.`} defaultValue={9} min={0} max={10} />;
}

export function Sizes() {
  const { t } = useLingui();
  return (
    <Stack>
      <NumberField size="large" label={t`Large`} defaultValue={10} />
      <NumberField label={t`Medium`} defaultValue={10} />
      <NumberField size="small" label={t`Small`} defaultValue={10} />
    </Stack>
  );
}

const names: Record<Tone, MessageDescriptor> = {
  primary: msg`Primary`,
  secondary: msg`Secondary`,
  success: msg`Success`,
  danger: msg`Danger`,
  warning: msg`Warning`,
  info: msg`Info`,
  dark: msg`Dark`,
};

/** Coloured stepper buttons, where stepping matters more than typing. */
export function Tones() {
  const { t } = useLingui();
  return (
    <Grid>
      {tones.map((tone) => (
        <NumberField key={tone} tone={tone} label={t(names[tone])} defaultValue={10} />
      ))}
    </Grid>
  );
}
