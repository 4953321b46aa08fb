import { useLingui } from '@lingui/react/macro';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { ProgressRing } from '../../components/progress/ProgressRing.tsx';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Card, type CardProps } from '../card/Card.tsx';
import { EntryList } from '../entry-list/EntryList.tsx';
import { type CardPeriod, PeriodMenu } from '../period-menu/PeriodMenu.tsx';

export interface Share {
  /** Tells it from the other shares. */
  id: string;
  /** The name of the part. */
  name: string;
  /** How much of the whole, up to 1. */
  share: number;
  icon: LucideIcon;
  /**
   * The colour of its icon and its ring.
   * @default 'primary'
   */
  tone?: Tone;
}

export interface ShareListCardProps extends Omit<CardProps, 'children' | 'actions'> {
  /** The shares in their order. */
  shares: readonly Share[];
  /** The days that the shares are of; without it, there is no menu. */
  period?: CardPeriod;
  /** Called with the days to show from now on. */
  onPeriodChange?: (change: { period: CardPeriod }) => void;
}

const percent: Intl.NumberFormatOptions = { style: 'percent', minimumFractionDigits: 1 };

/** Lists the parts of a whole with their shares, and what is left as "Other". To compare shares at a glance, use `DonutChart`. */
export function ShareListCard({ shares, period, onPeriodChange, ...rest }: ShareListCardProps) {
  const formatValue = useNumberFormat(percent);
  const { t } = useLingui();
  const left = 1 - shares.reduce((sum, { share }) => sum + share, 0);
  const other: Share = {
    id: 'other',
    name: t({ message: 'Other', context: 'share' }),
    share: left,
    icon: Ellipsis,
    tone: 'secondary',
  };
  // Less than what is written is a rounding error of the sum.
  const whole = left < 0.0005 ? shares : [...shares, other];
  const menu = period && onPeriodChange && (
    <PeriodMenu value={period} onChange={({ value }) => onPeriodChange({ period: value })} />
  );
  return (
    <Card {...rest} actions={menu}>
      <EntryList
        entries={whole.map(({ id, name, share, icon, tone = 'primary' }) => ({
          id,
          face: <Avatar name={name} icon={icon} tone={tone} variant="soft" shape="rounded" isDecorative />,
          title: name,
          end: (
            <>
              <Figure>{formatValue(share)}</Figure>
              <ProgressRing value={share} max={1} tone={tone} />
            </>
          ),
        }))}
      />
    </Card>
  );
}

const Figure = styled.span`
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  ${tabular}
`;
