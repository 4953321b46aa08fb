import { OnDemand, OverviewSkeleton, PageHeader, Skeleton, VisuallyHidden } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryResult } from '../../../query/useQuery.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { formatWeekday } from '../../../i18n/format.ts';
import { dateOf } from '../sales.period.ts';
import { Greeting } from './Greeting.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { SalesFiguresProps } from './SalesFigures.tsx';
import type { SaleList } from '../server/sale.schema.ts';

const loadFigures = () => import('./SalesFigures.tsx');

export interface SalesHeadProps extends Omit<SalesFiguresProps, 'onSentence'> {
  /** The list below: the figures wait for it, so that they do not slow it down, and are left out when it fails. */
  list: Pick<QueryResult<SaleList>, 'data' | 'error'>;
  /** Opens the form of a new sale. */
  onCreate: () => void;
}

/** The head of the page: a greeting with the day, then the figures, whose code and data load after the list. */
export function SalesHead({ list, onCreate, ...figures }: SalesHeadProps) {
  const { t } = useLingui();
  const [sentence, setSentence] = useState<string>();
  const waiting = <OverviewSkeleton label={t`Loading key figures…`} />;
  return (
    <>
      <PageHeader
        title={
          <>
            <VisuallyHidden>
              <Trans>Sales</Trans>
              {': '}
            </VisuallyHidden>
            <Greeting />
          </>
        }
        description={
          <>
            <time lang="pt-BR" dateTime={figures.today}>
              {formatWeekday(dateOf(figures.today))}
            </time>
            {(list.data !== null || list.error === null) && (
              <>
                {' · '}
                {sentence ?? <Skeleton width="6rem" style={{ display: 'inline-block', verticalAlign: 'top' }} />}
              </>
            )}
          </>
        }
        actions={
          <>
            <PeriodChoice />
            <GuardedButton attempt={{ action: 'create', subject: 'Sale' }} icon={Plus} onClick={onCreate}>
              <Trans>New sale</Trans>
            </GuardedButton>
          </>
        }
      />
      {list.data ? (
        <OnDemand load={loadFigures} fallback={waiting}>
          {({ SalesFigures }) => <SalesFigures {...figures} onSentence={setSentence} />}
        </OnDemand>
      ) : (
        list.error === null && waiting
      )}
    </>
  );
}
