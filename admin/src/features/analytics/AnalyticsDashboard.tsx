import { type CardPeriod, Grid, Stack, useToday } from '@embarque/design-system';
import { CardPlace, CardRow } from '../../cards/CardRow.tsx';
import { AppDesignCard } from './cards/AppDesignCard.tsx';
import { AwardCard } from './cards/AwardCard.tsx';
import { OrdersReceivedCard, SubscribersCard } from './cards/GrowthCards.tsx';
import { SalesRadarCard } from './cards/SalesRadarCard.tsx';
import { SessionsCard } from './cards/SessionsCard.tsx';
import { TicketsCard } from './cards/TicketsCard.tsx';
import { TimelineCard } from './cards/TimelineCard.tsx';
import { comparisonOf } from './figures/periods.ts';

/** The width at which the sessions keep their chart beside the figure. */
const BESIDE_A_CHART = '26rem';

/** The cards of the dashboard. */
export function AnalyticsDashboard({ period }: { period: CardPeriod }) {
  const comparison = comparisonOf(period, useToday());
  return (
    <Stack gap="gap">
      <CardRow>
        <CardPlace of="half">
          <AwardCard comparison={comparison} />
        </CardPlace>
        <CardPlace of="half">
          <Grid minCell="14rem" lastRow="stretch">
            <SubscribersCard comparison={comparison} />
            <OrdersReceivedCard comparison={comparison} />
          </Grid>
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="half" least={BESIDE_A_CHART}>
          <SessionsCard period={period} comparison={comparison} />
        </CardPlace>
        <CardPlace of="half">
          <TicketsCard comparison={comparison} />
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="third">
          <TimelineCard />
        </CardPlace>
        <CardPlace of="third">
          <SalesRadarCard />
        </CardPlace>
        <CardPlace of="third">
          <AppDesignCard />
        </CardPlace>
      </CardRow>
    </Stack>
  );
}
