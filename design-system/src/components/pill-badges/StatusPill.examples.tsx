import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleDot, type LucideIcon, Undo2, X } from 'lucide-react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import type { Tone } from '../../theme/tones.ts';
import { StatusPill } from './StatusPill.tsx';

const states: [tone: Tone, icon: LucideIcon, label: MessageDescriptor][] = [
  ['info', Check, msg`Issued`],
  ['success', CircleDot, msg`Active`],
  ['secondary', X, msg`Cancelled`],
  ['warning', Undo2, msg`Refunded`],
];

export function SaleStates() {
  const { t } = useLingui();
  return (
    <Inline>
      {states.map(([tone, , label]) => (
        <StatusPill key={tone} tone={tone}>
          {t(label)}
        </StatusPill>
      ))}
    </Inline>
  );
}

export function WithIcons() {
  const { t } = useLingui();
  return (
    <Inline>
      {states.map(([tone, icon, label]) => (
        <StatusPill key={tone} tone={tone} mark={icon}>
          {t(label)}
        </StatusPill>
      ))}
    </Inline>
  );
}

export const WithDots = () => (
  <Inline>
    <StatusPill tone="success" mark="dot">
      <Trans>Roaming</Trans>
    </StatusPill>
    <StatusPill tone="warning" mark="dot">
      <Trans>80 % used</Trans>
    </StatusPill>
    <StatusPill tone="danger" mark="dot">
      <Trans>Data used up</Trans>
    </StatusPill>
  </Inline>
);
