import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Checkbox } from '../../forms/elements/checkbox/Checkbox.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { Choices, Line, Total } from './PlanPickerCard.styles.ts';

export interface PlanOption {
  /** Tells it from the other options. */
  id: string;
  /** The name of the option. */
  label: string;
  /** The price that the option adds. */
  price: number;
}

export interface PlanPickerCardProps extends Omit<CardProps, 'footer' | 'title' | 'onSelect'> {
  /** The name of the plan. */
  title: string;
  /** The price of the plan without options. */
  basePrice: number;
  /** The options that can be added. */
  options: readonly PlanOption[];
  /**
   * The currency of all prices.
   * @default 'BRL'
   */
  currency?: string;
  /** The ids of the options that are chosen, when somebody else keeps them. */
  selected?: readonly string[];
  /**
   * The ids of the options that are chosen at first.
   * @default []
   */
  defaultSelected?: readonly string[];
  /** Called with the ids of the options that are chosen from now on. */
  onSelect?: (change: { selected: string[] }) => void;
  /** Called when the person buys, with what they chose and what it costs. */
  onPurchase: (purchase: { selected: readonly string[]; total: number }) => void;
  /**
   * Whether the purchase is under way.
   * @default false
   */
  isBusy?: boolean;
  /** A sentence above the options. */
  children?: ReactNode;
}

/** A plan with options that add to its price; the total is always there to see. For plans to compare, use a price table. */
export function PlanPickerCard({
  title,
  basePrice,
  options,
  currency = 'BRL',
  selected: controlled,
  defaultSelected = [],
  onSelect,
  onPurchase,
  isBusy = false,
  children,
  ...rest
}: PlanPickerCardProps) {
  const { t } = useLingui();
  const [selected, select] = useControlledState<readonly string[], string[]>(controlled, defaultSelected, (next) =>
    onSelect?.({ selected: next }),
  );
  const formatValue = useNumberFormat(useMemo(() => ({ style: 'currency', currency }) as const, [currency]));
  const chosen = options.filter(({ id }) => selected.includes(id));
  const total = chosen.reduce((sum, { price }) => sum + price, basePrice);

  const toggle = (option: string) => {
    const isChosen = (id: string) => selected.includes(id) !== (id === option);
    select(options.map(({ id }) => id).filter(isChosen));
  };
  return (
    <Card {...rest} title={title}>
      {children}
      <Line>
        <span>
          <Trans>Base price</Trans>
        </span>
        <strong>{formatValue(basePrice)}</strong>
      </Line>
      <Choices role="group" aria-label={t`Options of ${title}`}>
        {options.map(({ id, label, price }) => (
          <Line key={id}>
            <Checkbox checked={selected.includes(id)} onChange={() => toggle(id)}>
              {label}
            </Checkbox>
            <Badge dir="ltr" tone={selected.includes(id) ? 'primary' : 'secondary'}>{`+ ${formatValue(price)}`}</Badge>
          </Line>
        ))}
      </Choices>
      <Line aria-live="polite" aria-atomic>
        <span>
          <Trans>Total</Trans>
        </span>
        <Total>{formatValue(total)}</Total>
      </Line>
      <Button width="full" isBusy={isBusy} onClick={() => onPurchase({ selected, total })}>
        <Trans>Purchase</Trans>
      </Button>
    </Card>
  );
}
