import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Progress, type ProgressProps } from './Progress.tsx';
import { ProgressStack } from './ProgressStack.tsx';

const steps: [value: number, label: MessageDescriptor][] = [
  [0, msg`Waiting for the payment`],
  [25, msg`Paid`],
  [50, msg`Policy written`],
  [75, msg`eSIM reserved`],
  [100, msg`Sent to the traveller`],
];

export function Basic() {
  const { t } = useLingui();
  return (
    <Stack gap="xl">
      {steps.map(([value, label]) => (
        <Progress key={value} label={t(label)} value={value} shows="above" />
      ))}
    </Stack>
  );
}

const shares: [tone: Tone, value: number, label: MessageDescriptor][] = [
  ['primary', 25, msg`Boarding`],
  ['secondary', 35, msg`Scheduled`],
  ['success', 45, msg`Landed`],
  ['danger', 55, msg`Cancelled`],
  ['warning', 65, msg`Delayed`],
  ['info', 75, msg`Check-in`],
  ['dark', 85, msg`Night flight`],
];

function EveryTone(props: Pick<ProgressProps, 'surface' | 'shows'>) {
  const { t } = useLingui();
  return (
    <Stack>
      {shares.map(([tone, value, label]) => (
        <Progress key={tone} label={t(label)} value={value} tone={tone} {...props} />
      ))}
    </Stack>
  );
}

export const Tones = () => <EveryTone />;
export const Labelled = () => <EveryTone shows="inside" />;
export const Striped = () => <EveryTone surface="striped" />;
export const Moving = () => <EveryTone surface="moving" />;

export function Stacked() {
  const { t } = useLingui();
  return (
    <ProgressStack
      label={t`Claims of this month`}
      parts={[
        { label: t`Refused`, value: 15, tone: 'danger' },
        { label: t`Waiting`, value: 50, tone: 'warning' },
        { label: t`Paid`, value: 10, tone: 'primary' },
      ]}
    />
  );
}
