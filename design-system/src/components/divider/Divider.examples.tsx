import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage, MapPin, Plane, ShieldCheck, Wifi } from 'lucide-react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Divider } from './Divider.tsx';

export const Plain = () => (
  <>
    <Trans>São Paulo, 22:40</Trans>
    <Divider />
    <Trans>Lisbon, 11:55</Trans>
  </>
);

export const WithText = () => (
  <Divider>
    <Trans>Arrival on the next day</Trans>
  </Divider>
);

export const Positions = () => (
  <Stack gap="none">
    <Divider position="start">
      <Trans>Start</Trans>
    </Divider>
    <Divider position="startCenter">
      <Trans>Between start and centre</Trans>
    </Divider>
    <Divider position="center">
      <Trans>Centre</Trans>
    </Divider>
    <Divider position="endCenter">
      <Trans>Between centre and end</Trans>
    </Divider>
    <Divider position="end">
      <Trans>End</Trans>
    </Divider>
  </Stack>
);

const names: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Primary`],
  ['secondary', msg`Secondary`],
  ['success', msg`Success`],
  ['danger', msg`Danger`],
  ['warning', msg`Warning`],
  ['info', msg`Info`],
  ['dark', msg`Dark`],
];

export function Tones() {
  const { t } = useLingui();
  return (
    <Stack gap="none">
      <Divider>
        <Trans>Default</Trans>
      </Divider>
      {names.map(([tone, label]) => (
        <Divider key={tone} tone={tone}>
          {t(label)}
        </Divider>
      ))}
    </Stack>
  );
}

export const Icons = () => (
  <Stack gap="none">
    <Divider icon={Plane} position="start" />
    <Divider icon={MapPin} position="startCenter" />
    <Divider icon={ShieldCheck} />
    <Divider icon={Wifi} position="endCenter" />
    <Divider icon={Luggage} position="end" />
  </Stack>
);

export const Lines = () => (
  <Stack gap="none">
    <Divider line="dotted">
      <Trans>Dotted</Trans>
    </Divider>
    <Divider line="dashed">
      <Trans>Dashed</Trans>
    </Divider>
    <Divider line="solid">
      <Trans>Solid</Trans>
    </Divider>
  </Stack>
);
