import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Badge, type BadgeProps } from '../badges/Badge.tsx';
import { BadgeAnchor } from '../badges/BadgeAnchor.tsx';
import { BadgeLink } from '../badges/BadgeLink.tsx';

const labels: [tone: Tone, label: MessageDescriptor][] = [
  ['primary', msg`Boarding`],
  ['secondary', msg`Scheduled`],
  ['success', msg`Landed`],
  ['danger', msg`Cancelled`],
  ['warning', msg`Delayed`],
  ['info', msg`Check-in`],
  ['dark', msg`Night flight`],
];

function EveryTone(props: Pick<BadgeProps, 'variant'>) {
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

export const Solid = () => <EveryTone variant="solid" />;
export const Glow = () => <EveryTone variant="glow" />;
export const Soft = () => <EveryTone />;

export function Notifications() {
  const { t } = useLingui();
  return (
    <Inline gap="xxl">
      <Counted tone="primary" count="4" label={t`4 new messages`} />
      <Counted tone="danger" count="5" label={t`5 failed activations`} />
      <Counted tone="info" count="6" label={t`6 departures today`} />
    </Inline>
  );
}

function Counted({ count, ...rest }: BadgeProps & { count: string }) {
  const badge = (
    <Badge variant="solid" {...rest}>
      {count}
    </Badge>
  );
  return (
    <BadgeAnchor badge={badge}>
      <Icon icon={Bell} size="menu" />
    </BadgeAnchor>
  );
}

export const Links = () => (
  <BadgeLink href="/sales" tone="primary">
    <Trans>All sales</Trans>
  </BadgeLink>
);

export const FullWidth = () => (
  <Badge tone="success" width="full">
    <Trans>Everything boarded</Trans>
  </Badge>
);
