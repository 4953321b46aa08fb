import { Alert, Button, Card, CardBoundary, Overview, OverviewSkeleton, StatTile } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReceiptText, RotateCw, Smartphone, Umbrella, Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { currencyFormat } from '../../../i18n/format.ts';
import { type QueryResult, useQuery } from '../../../query/useQuery.ts';
import { useQueryRetry } from '../../../session/useQueryRetry.ts';
import { type Collected, collectSales } from '../server/sales.collect.ts';
import { daysOf, momentsOf } from '../sales.period.ts';
import { computeFigures } from './home.figures.ts';
import { daysBefore } from './days-before.ts';
import { GoalPass } from './GoalPass.tsx';
import { RevenueCard } from './RevenueCard.tsx';
import { useHome } from './useHome.ts';

export interface SalesFiguresProps {
  /** The day of today: `2026-11-21`. */
  today: string;
  /** Another number loads the figures again. */
  revision: number;
  /** Ids of the sales that are deleted, or will be: they do not count. */
  deletedIds: readonly string[];
  /** Called with a sentence about today when it is known. */
  onSentence: (sentence: string) => void;
}

/** The figures are about the latest sales when there are more than this many times a hundred. */
const MAX_REQUESTS = 20;

interface FiguresQuery {
  from: string;
  to: string;
  revision: number;
}

const load = ({ from, to }: FiguresQuery, signal: AbortSignal) =>
  collectSales({ from, to }, { signal, maxRequests: MAX_REQUESTS });

/** The figures of the chosen period, computed from the sales. They may fail without the list below. */
export const SalesFigures = (props: SalesFiguresProps) => (
  <CardBoundary>
    <FiguresOfPeriod {...props} />
  </CardBoundary>
);

function FiguresOfPeriod({ today, revision, deletedIds, onSentence }: SalesFiguresProps) {
  const { t } = useLingui();
  const { period } = useHome();
  const { from } = momentsOf(daysBefore(period, today));
  const { to } = momentsOf(daysOf(period, today));
  const result = useQuery(load, { from, to, revision });
  const { data } = result;
  const figures = data && computeFigures(without(data, deletedIds), period, today);
  const sentence =
    figures && t`${plural(figures.today, { 0: 'No sales yet today', one: '# sale today', other: '# sales today' })}`;

  useEffect(() => {
    if (sentence !== null) onSentence(sentence);
  }, [sentence, onSentence]);

  if (result.error !== null) return <NoFigures result={result} />;
  if (!figures) return <OverviewSkeleton label={t`Loading key figures…`} />;
  const since = period === 'this-month' ? t`vs. same days last month` : t`vs. previous period`;
  return <Figures figures={figures} since={since} isComplete={data.isComplete} isLoading={result.isLoading} />;
}

const without = ({ sales }: Collected, ids: readonly string[]) => sales.filter(({ id }) => !ids.includes(id));

interface FiguresProps {
  figures: ReturnType<typeof computeFigures>;
  since: string;
  isComplete: boolean;
  isLoading: boolean;
}

function Figures({ figures, since, isComplete, isLoading }: FiguresProps) {
  const { t } = useLingui();
  const { currency } = useHome();
  const { policies, esims, refunds, money } = figures;
  const shown = money.find((each) => each.currency === currency) ?? money[0];
  const format: Intl.NumberFormatOptions = { ...currencyFormat(shown.currency), maximumFractionDigits: 0 };
  return (
    <Overview
      label={t`Key figures`}
      aria-busy={isLoading}
      tiles={
        <>
          <StatTile label={t`Policies sold`} {...policies} since={since} icon={Umbrella} />
          <StatTile label={t`eSIMs sold`} {...esims} since={since} icon={Smartphone} />
          <StatTile
            label={t({ message: 'Refunds', context: 'key figure' })}
            {...refunds}
            better="less"
            since={since}
            icon={Undo2}
          />
          <StatTile label={t`Average sale`} {...shown.average} format={format} since={since} icon={ReceiptText} />
        </>
      }
    >
      <RevenueCard {...{ money, shown, since, isComplete }} />
      <GoalPass figures={shown} />
    </Overview>
  );
}

function NoFigures({ result }: { result: QueryResult<Collected> }) {
  const { t } = useLingui();
  const tryAgain = useQueryRetry(result);
  return (
    <Overview
      label={t`Key figures`}
      tiles={
        <Card style={{ gridColumn: '1 / -1' }}>
          <Alert
            tone="danger"
            title={t`Couldn't load key figures`}
            actions={
              <Button size="small" tone="danger" icon={RotateCw} isBusy={result.isLoading} onClick={tryAgain}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <ErrorText error={result.error} />
          </Alert>
        </Card>
      }
    >
      {null}
    </Overview>
  );
}
