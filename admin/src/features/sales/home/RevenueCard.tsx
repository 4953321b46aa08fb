import { Card, Difference, Inline, KeyFigure, SegmentedControl, Stack } from '@embarque/design-system';
import { Sparkline } from '@embarque/design-system/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { currencyFormat, formatMoney, formatNumber } from '../../../i18n/format.ts';
import type { CurrencyFigures, HomeFigures } from './home.figures.ts';
import { useHome } from './useHome.ts';

export interface RevenueCardProps {
  money: HomeFigures['money'];
  /** The currency that is shown. */
  shown: CurrencyFigures;
  /** The period that the change is compared with, in words: "vs. previous period". */
  since: string;
  /** Whether all sales of the period are counted. */
  isComplete: boolean;
}

/** The revenue of the period, in one currency at a time: amounts of two are never added. */
export function RevenueCard({ money, shown, since, isComplete }: RevenueCardProps) {
  const { t } = useLingui();
  const { setCurrency } = useHome();
  const { currency, revenue, byDay } = shown;
  const total = formatMoney(revenue.value, currency);
  return (
    <Card
      title={t`Revenue`}
      subtitle={
        isComplete ? (
          <Trans>Without cancelled and refunded sales</Trans>
        ) : (
          <Trans>Of the latest {formatNumber(2000)} sales</Trans>
        )
      }
      actions={
        money.length > 1 && (
          <SegmentedControl
            label={t`Currency`}
            options={money.map((each) => ({ value: each.currency, label: each.currency || '—' }))}
            value={currency}
            onChange={({ value }) => setCurrency(value)}
          />
        )
      }
    >
      <Stack gap="m">
        <KeyFigure
          label={
            revenue.change !== undefined && (
              <Inline gap="xs" align="center">
                <Difference share={revenue.change} />
                {since}
              </Inline>
            )
          }
          value={revenue.value}
          format={currencyFormat(currency)}
          size="large"
        />
        <Sparkline
          label={t`Revenue, added up day by day to ${total}`}
          values={byDay}
          shape="area"
          markers="last"
          height="4rem"
        />
      </Stack>
    </Card>
  );
}
