import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage, Plane, ShieldCheck, Wifi } from 'lucide-react';
import type { TabItem } from './tabs.types.ts';

/** Four views of one sale, for examples; the last but one cannot be shown. */
export function useSaleViews(): TabItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'trip',
      label: t`Trip`,
      icon: Plane,
      content: <Trans>São Paulo to Lisbon on 12 December, back on the 24th. Two travellers, one connection.</Trans>,
    },
    {
      id: 'cover',
      label: t`Coverage`,
      icon: ShieldCheck,
      content: <Trans>Medical costs up to US$ 60.000, cancellation for any reason, and winter sports.</Trans>,
    },
    {
      id: 'luggage',
      label: t`Luggage`,
      icon: Luggage,
      isDisabled: true,
      content: <Trans>No piece has been registered.</Trans>,
    },
    {
      id: 'esim',
      label: t`eSIM`,
      icon: Wifi,
      content: <Trans>Europe, 10 GB for 30 days. It starts with the first connection after landing.</Trans>,
    },
  ];
}

/** Three views, without icons, none of them disabled. */
export function usePlainViews(): TabItem[] {
  return useSaleViews()
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ id, label, content }) => ({ id, label, content }));
}
