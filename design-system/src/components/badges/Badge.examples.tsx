import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plane } from 'lucide-react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Badge, type BadgeProps } from './Badge.tsx';
import { BadgeLink } from './BadgeLink.tsx';

const labels: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Boarding`],
  ['secondary', msg`Scheduled`],
  ['success', msg`Landed`],
  ['danger', msg`Cancelled`],
  ['warning', msg`Delayed`],
  ['info', msg`Check-in`],
  ['dark', msg`Night flight`],
];

function EveryTone(props: Pick<BadgeProps, 'variant' | 'shape' | 'icon'>) {
  const { t } = useLingui();
  return (
    <Inline gap="m">
      {labels.map(([tone, label]) => (
        <Badge key={tone} tone={tone} {...props}>
          {t(label)}
        </Badge>
      ))}
    </Inline>
  );
}

export const Solid = () => <EveryTone variant="solid" shape="rounded" />;
export const Glow = () => <EveryTone variant="glow" shape="rounded" />;
export const Soft = () => <EveryTone shape="rounded" />;
export const WithIcon = () => <EveryTone shape="rounded" icon={Plane} />;

export function Counters() {
  const { t } = useLingui();
  return (
    <Stack gap="s" align="start">
      <Inline>
        <Trans>Email</Trans> <Badge label={t`4 unread`}>4</Badge>
      </Inline>
      <Inline>
        <Trans>In progress</Trans>
        <Badge tone="secondary">
          <Plural value={14} one="# task" other="# tasks" />
        </Badge>
      </Inline>
    </Stack>
  );
}

export const Links = () => (
  <Inline>
    <BadgeLink href="/sales" shape="rounded" tone="primary">
      <Trans>All sales</Trans>
    </BadgeLink>
    <BadgeLink href="/session" shape="rounded" tone="info" variant="solid">
      <Trans>My session</Trans>
    </BadgeLink>
  </Inline>
);

export const FullWidth = () => (
  <Badge shape="rounded" tone="success" width="full">
    <Trans>Everything boarded</Trans>
  </Badge>
);
