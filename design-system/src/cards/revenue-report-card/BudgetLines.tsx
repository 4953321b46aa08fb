import { Trans, useLingui } from '@lingui/react/macro';
import { curveMonotoneX } from '@visx/curve';
import { LinePath } from '@visx/shape';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import type { Spot } from '../../charts/chart/chart.types.ts';
import { isMirrored, sparkPoints } from '../../charts/sparkline/spark.ts';
import { Legend, Lines } from './RevenueReportCard.styles.ts';

interface BudgetLinesProps {
  spent: readonly number[];
  planned: readonly number[];
}

/** Draws spent against planned budget on one scale, without axes. */
export function BudgetLines({ spent, planned }: BudgetLinesProps) {
  const { t } = useLingui();
  const { direction } = useLocaleSettings();
  const isRtl = isMirrored(direction);
  const heights = sparkPoints([...spent, ...planned], false).map((spot) => spot?.y ?? 0);
  const along = (values: readonly number[], first: number): Spot[] =>
    sparkPoints(values, isRtl).map((spot, index) => ({ x: spot?.x ?? 0, y: heights[first + index] ?? 0 }));
  const shared = { x: ({ x }: Spot) => x, y: ({ y }: Spot) => y, curve: curveMonotoneX };
  return (
    <div>
      <Lines
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t`Spent: ${spent.join('; ')}. Planned: ${planned.join('; ')}.`}
      >
        <LinePath {...shared} data-line="spent" data={along(spent, 0)} />
        <LinePath {...shared} data-line="planned" data={along(planned, spent.length)} />
      </Lines>
      <Legend aria-hidden>
        <span>
          <Trans>Spent</Trans>
        </span>
        <span>
          <Trans>Planned</Trans>
        </span>
      </Legend>
    </div>
  );
}
