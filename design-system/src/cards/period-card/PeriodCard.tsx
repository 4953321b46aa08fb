import { useControlledState } from 'react-stately/useControlledState';
import { Card, type CardProps } from '../card/Card.tsx';
import { type CardPeriod, PeriodMenu } from '../period-menu/PeriodMenu.tsx';

export interface PeriodProps {
  /** The days that the figures are about, when the owner keeps them. */
  period?: CardPeriod | undefined;
  /**
   * The days at first, when the card keeps them.
   * @default 'last 7 days'
   */
  defaultPeriod?: CardPeriod;
  /** Called with the days to show from now on; the figures for them come in by props. */
  onPeriodChange?: (change: { period: CardPeriod }) => void;
}

export interface PeriodCardProps extends Omit<CardProps, 'actions'>, PeriodProps {
  /**
   * Whether the card offers other days. Without, its page does, for all cards at once.
   * @default true
   */
  hasPeriodMenu?: boolean;
}

/** A card with figures of some days, and a menu to choose these. Without a choice, use `Card`. */
export function PeriodCard(props: PeriodCardProps) {
  const { period, defaultPeriod = 'last 7 days', onPeriodChange, hasPeriodMenu = true, ...rest } = props;
  const [shown, show] = useControlledState(period, defaultPeriod, (next) => onPeriodChange?.({ period: next }));
  const menu = hasPeriodMenu && <PeriodMenu value={shown} onChange={({ value }) => show(value)} />;
  return <Card {...rest} actions={menu} />;
}
