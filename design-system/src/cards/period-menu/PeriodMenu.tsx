import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Menu } from '../../components/dropdowns/Menu.tsx';
import { Icon } from '../../icons/Icon.tsx';

/** The days that a card can be about. */
export type CardPeriod = 'last 7 days' | 'last 28 days' | 'last month' | 'last year';

export interface PeriodMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'onChange'> {
  /** The days that are shown; the menu offers the others. */
  value: CardPeriod;
  /** Called with the days to show from now on. */
  onChange: (change: { value: CardPeriod }) => void;
}

const periods: readonly CardPeriod[] = ['last 7 days', 'last 28 days', 'last month', 'last year'];

/** Chooses the days that the figures of a card are about. For two days to choose freely, use `DateRangePicker`. */
export function PeriodMenu({ value, onChange, ...rest }: PeriodMenuProps) {
  const labels = usePeriodLabels();
  const items = periods
    .filter((period) => period !== value)
    .map((period) => ({ id: period, label: labels[period], onAction: () => onChange({ value: period }) }));
  const trigger = (
    <Button {...rest} variant="ghost" tone="secondary" size="small">
      {labels[value]}
      <Icon icon={ChevronDown} />
    </Button>
  );
  return <Menu trigger={trigger} items={items} placement="bottom end" />;
}

function usePeriodLabels(): Record<CardPeriod, string> {
  const { t } = useLingui();
  return {
    'last 7 days': t`Last 7 days`,
    'last 28 days': t`Last 28 Days`,
    'last month': t`Last Month`,
    'last year': t`Last Year`,
  };
}
