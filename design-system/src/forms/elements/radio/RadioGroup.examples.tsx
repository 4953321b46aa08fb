import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CreditCard, Landmark, ReceiptText } from 'lucide-react';
import { Grid } from '../../../page-layout/primitives/Grid.tsx';
import { type Tone, tones } from '../../../theme/tones.ts';
import { RadioGroup } from './RadioGroup.tsx';

export function States() {
  const { t } = useLingui();
  return (
    <Grid>
      <RadioGroup
        label={t`Seat`}
        defaultValue="window"
        options={[
          { value: 'window', label: t`Window` },
          { value: 'aisle', label: t`Aisle` },
        ]}
      />
      <RadioGroup
        isDisabled
        label={t`Seat, after check-in`}
        defaultValue="aisle"
        options={[
          { value: 'window', label: t`Window` },
          { value: 'aisle', label: t`Aisle` },
        ]}
      />
      <RadioGroup
        label={t`Seat, nearly sold out`}
        defaultValue="middle"
        options={[
          { value: 'window', label: t`Window`, isDisabled: true },
          { value: 'middle', label: t`Middle` },
        ]}
      />
    </Grid>
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

export function Tones() {
  const { t } = useLingui();
  return (
    <Grid minCell="10rem">
      {tones.map((tone) => (
        <RadioGroup
          key={tone}
          tone={tone}
          orientation="horizontal"
          label={t(names[tone])}
          defaultValue="window"
          options={[
            { value: 'window', label: t`Window` },
            { value: 'aisle', label: t`Aisle` },
          ]}
        />
      ))}
    </Grid>
  );
}

export function WithHelp() {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Cover`}
      description={t`It can be changed until the day before departure.`}
      defaultValue="medical"
      options={[
        { value: 'medical', label: t`Medical`, description: t`Doctors, hospitals and the flight home.` },
        { value: 'luggage', label: t`Medical and luggage`, description: t`Also lost, late and broken suitcases.` },
        { value: 'all', label: t`Everything`, description: t`Also cancelling before departure.` },
      ]}
    />
  );
}

/** Frames each option, for choices that decide about the next step. */
export function Framed() {
  const { t } = useLingui();
  return (
    <RadioGroup
      isFramed
      label={t`Payment method`}
      defaultValue="card"
      options={[
        { value: 'card', label: t`Card` },
        { value: 'invoice', label: t`Invoice`, description: t`Within thirty days, for agencies.` },
      ]}
    />
  );
}

/** Options with icons become cards beside each other. */
export function Cards() {
  const { t } = useLingui();
  return (
    <RadioGroup
      isFramed
      label={t`Payment method`}
      defaultValue="card"
      options={[
        { value: 'card', label: t`Card`, icon: CreditCard },
        { value: 'transfer', label: t`Bank transfer`, icon: Landmark },
        { value: 'invoice', label: t`Invoice`, icon: ReceiptText, description: t`Within thirty days` },
      ]}
    />
  );
}

export function Invalid() {
  const { t } = useLingui();
  return (
    <RadioGroup
      isRequired
      orientation="horizontal"
      label={t`Reason for the trip`}
      errorMessage={t`Choose a reason: the price depends on it.`}
      options={[
        { value: 'holiday', label: t`Holiday` },
        { value: 'work', label: t`Work` },
        { value: 'study', label: t`Study` },
      ]}
    />
  );
}
