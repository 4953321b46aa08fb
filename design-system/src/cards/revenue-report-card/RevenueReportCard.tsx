import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { BarChart } from '../../charts/bar-chart/BarChart.tsx';
import { ToolsRoom } from '../../charts/chart/frame/ToolsRoom.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import { KeyFigure } from '../key-figure/KeyFigure.tsx';
import { BudgetLines } from './BudgetLines.tsx';
import { Aside, Budget, Columns, Ground } from './RevenueReportCard.styles.ts';
import { YearMenu } from './YearMenu.tsx';

export interface RevenueReport {
  /** Revenue, in US dollars. */
  price: number;
  /** The budget, in US dollars. */
  budget: number;
  /** Income per month, from January. */
  earning: readonly number[];
  /** Expense per month, as negative values. */
  expense: readonly number[];
  /** Budget spent, from the start of the year. */
  spent: readonly number[];
  /** Budget planned, from the start of the year. */
  planned: readonly number[];
}

export interface RevenueReportCardProps extends Omit<CardProps, 'title' | 'actions' | 'children'> {
  title: string;
  /** The figures. Leave out while they load. */
  data?: RevenueReport | undefined;
  /** The years to choose from, the latest first. */
  years: readonly string[];
  /** The year that the figures are about, when the owner keeps it. */
  year?: string | undefined;
  /**
   * The year at first, when the card keeps it.
   * @default The latest one
   */
  defaultYear?: string;
  /** Called with the year to show from now on; the figures for it come in by props. */
  onYearChange?: (change: { year: string }) => void;
  /** Called when the budget should grow; left out, there is no button. */
  onIncreaseBudget?: () => void;
  /**
   * Whether the figures are still loading. The card keeps its size.
   * @default false
   */
  isLoading?: boolean;
}

const none: readonly number[] = [];
const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };
const inMonths = { month: 'short' } as const;

/** Shows income, expense and remaining budget of a year. For one line over time, use `TrendCard`. */
export function RevenueReportCard(props: RevenueReportCardProps) {
  const { data, years, year, defaultYear, onYearChange, onIncreaseBudget, isLoading = false, ...rest } = props;
  const { t } = useLingui();
  const [shown, show] = useControlledState(year, defaultYear ?? years[0] ?? '', (next) =>
    onYearChange?.({ year: next }),
  );
  const formatValue = useNumberFormat(dollars);
  const [toolsRoom, setToolsRoom] = useState<HTMLElement | null>(null);
  const known = isLoading ? undefined : data;
  return (
    <Card
      {...rest}
      actions={
        <>
          <YearMenu year={shown} years={years} onChange={(change) => show(change.year)} />
          <ToolsRoom ref={setToolsRoom} />
        </>
      }
    >
      <Ground>
        <Columns>
          <BarChart
            label={rest.title}
            x={(known?.earning ?? none).map((_, month) => `${shown}-${String(month + 1).padStart(2, '0')}-01`)}
            xFormat={inMonths}
            xLabel={t`Month`}
            layout="stacked"
            series={[
              { id: 'earning', label: t`Earning`, values: known?.earning ?? none },
              { id: 'expense', label: t`Expense`, values: known?.expense ?? none },
            ]}
            height={260}
            isLoading={!known}
            toolsRoom={toolsRoom}
          />
          <Aside>
            <div>
              <KeyFigure size="large" label={t`Revenue in ${shown}`} value={known?.price} format={dollars} />
              <Budget>
                <Trans>
                  Budget: <strong>{known ? formatValue(known.budget) : <Skeleton width="9ch" />}</strong>
                </Trans>
              </Budget>
            </div>
            {known ? (
              <BudgetLines spent={known.spent} planned={known.planned} />
            ) : (
              <Skeleton shape="block" height="calc(4.5rem + 1.375rem)" />
            )}
            {onIncreaseBudget && (
              <Button width="full" onClick={onIncreaseBudget} isDisabled={!known}>
                <Trans>Increase budget</Trans>
              </Button>
            )}
          </Aside>
        </Columns>
      </Ground>
    </Card>
  );
}
