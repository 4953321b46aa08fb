import { Button, Menu } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { usePeriodLabels } from '../sales.labels.ts';
import { HOME_PERIODS } from './home.period.ts';
import { useHome } from './useHome.ts';

/** Chooses the period of the figures. */
export function PeriodChoice() {
  const { t } = useLingui();
  const labels = usePeriodLabels();
  const { period, setPeriod } = useHome();
  const shown = labels[period];
  const choose = (chosen: string | undefined) => {
    const next = HOME_PERIODS.find((known) => known === chosen);
    if (next) setPeriod(next);
  };
  return (
    <Menu
      trigger={
        <Button variant="outline" tone="secondary" icon={CalendarDays}>
          <Trans>Figures: {shown}</Trans>
        </Button>
      }
      placement="bottom end"
      items={[
        {
          id: 'period',
          label: t`Key figures`,
          items: HOME_PERIODS.map((each) => ({ id: each, label: labels[each] })),
          selection: { mode: 'single', selected: [period], onChange: ({ selected }) => choose(selected[0]) },
        },
      ]}
    />
  );
}
