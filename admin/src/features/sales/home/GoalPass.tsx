import { PassCard } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '../../../i18n/format.ts';
import type { CurrencyFigures } from './home.figures.ts';

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 0 });

/** How much of the revenue before is reached: the sales API has no targets, so the period before is the goal. */
export function GoalPass({ figures: { revenue, before, currency } }: { figures: CurrencyFigures }) {
  const { t } = useLingui();
  const goal = formatMoney(before, currency);
  return (
    <PassCard title={t`Goal`} figure={before > 0 && <bdi>{percent.format(revenue.value / before)}</bdi>}>
      {before > 0 ? (
        <Trans>of the previous period's {goal} is on board.</Trans>
      ) : (
        <Trans>The previous period had no revenue to reach.</Trans>
      )}
    </PassCard>
  );
}
