import { shareTextsOf } from '@embarque/design-system';
import { SupportTrackerCard } from '@embarque/design-system/analytics';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallCard } from '../../../cards/CallCard.tsx';
import { useQuery } from '../../../query/useQuery.ts';
import { analyticsCalls, type Compared, type Measured } from '../analytics.api.ts';
import { formatCount } from '../figures/formats.ts';
import { type Comparison, partsOf } from '../figures/periods.ts';
import { sumOf, weightedAverageOf } from '../figures/sums.ts';
import { ChangeNote } from './ChangeNote.tsx';
import { Explanation } from './Explanation.tsx';

const HOURS_A_DAY = 24;

/** DSH-02: fewer open tickets are good news. */
export function TicketsCard({ comparison }: { comparison: Comparison }) {
  const { t } = useLingui();
  const result = useQuery(analyticsCalls.compare, { measure: 'tickets', ...comparison });
  const title = t`Support tracker`;
  return (
    <CallCard {...{ result, title }} failure={t`Couldn't load support tickets`}>
      {(page) =>
        page ? (
          <Tickets title={title} compared={page} />
        ) : (
          <SupportTrackerCard
            title={title}
            note={<ChangeNote now={2} before={1} days={comparison.before} />}
            hasPeriodMenu={false}
            isLoading
          />
        )
      }
    </CallCard>
  );
}

function Tickets({ title, compared }: { title: string; compared: Compared }) {
  const { t } = useLingui();
  const [now, before] = [ticketsOf(compared.now), ticketsOf(compared.before)];
  const { received, solved, open, unread } = now;
  const [completed = '—'] = solved === null || open === null ? [] : shareTextsOf([solved, open]);
  const parts = partsOf(compared.now.days, compared.now.series[0] ?? []).map((part) => ({
    part,
    value: sumOf(part.values),
  }));
  const figures = { received: formatCount(received), solved: formatCount(solved), unread: formatCount(unread) };
  const shares = { open: formatCount(open), completed };
  return (
    <SupportTrackerCard
      title={title}
      data={{ totalTicket: received, newTicket: unread, openTicket: open, responseTime: now.responseDays }}
      note={<ChangeNote now={open} before={before.open} days={compared.before.days} better="less" />}
      hasPeriodMenu={false}
      explanation={{
        title: t`How tickets are counted`,
        content: (
          <Explanation {...{ parts, compared }} now={received} before={before.received}>
            <Trans>
              {figures.received} were received: {figures.solved} are solved, {shares.open} are open, and of these nobody
              has read {figures.unread}. {figures.solved} of {figures.received} is {shares.completed} completed.
            </Trans>
          </Explanation>
        ),
      }}
    />
  );
}

/** The tickets of a period, as they stood at its end. The parts add up to those received. */
function ticketsOf({ series: [received = [], solved = [], unread = [], hours = []] }: Measured) {
  const figures = { received: sumOf(received), solved: sumOf(solved), unread: sumOf(unread) };
  const answer = weightedAverageOf(hours, received);
  return {
    ...figures,
    open: figures.received === null || figures.solved === null ? null : figures.received - figures.solved,
    responseDays: answer === null ? null : Math.round((answer / HOURS_A_DAY) * 10) / 10,
  };
}
