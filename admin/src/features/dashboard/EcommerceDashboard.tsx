import { Grid, Stack } from '@embarque/design-system';
import { CardPlace, CardRow } from '../../cards/CardRow.tsx';
import { MedalCard, StatisticsCard } from './cards/AwardCards.tsx';
import { RevenueCard } from './budget/RevenueCard.tsx';
import { EarningsOverview } from './cards/EarningsOverview.tsx';
import { GoalOverviewCard, OrdersCard, ProfitCard } from './cards/FigureCards.tsx';
import { BrowsersCard, LatestTransactions, MeetupCard } from './cards/LatestCards.tsx';
import { PartnersCard } from './cards/PartnersCard.tsx';

/** The width of two statistics side by side. */
const TWO_FIGURES = '22.25rem';

/** The width of the revenue report with its figures. The partners are as wide, so that the edges align. */
const BESIDE_A_CHART = '40.75rem';

/** The cards of the dashboard without its header, since the layout pages show them too. */
export function EcommerceDashboard() {
  return (
    <Stack gap="gap">
      <CardRow>
        <CardPlace of="two thirds">
          <MedalCard />
        </CardPlace>
        <CardPlace of="third" least={TWO_FIGURES}>
          <StatisticsCard />
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="third">
          <Grid minCell="14rem" lastRow="stretch">
            <OrdersCard />
            <ProfitCard />
          </Grid>
        </CardPlace>
        <CardPlace of="two thirds">
          <EarningsOverview />
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="two thirds" least={BESIDE_A_CHART}>
          <RevenueCard />
        </CardPlace>
        <CardPlace of="third">
          <GoalOverviewCard />
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="two thirds" least={BESIDE_A_CHART}>
          <PartnersCard />
        </CardPlace>
        <CardPlace of="third">
          <MeetupCard />
        </CardPlace>
      </CardRow>
      <CardRow>
        <CardPlace of="half">
          <BrowsersCard />
        </CardPlace>
        <CardPlace of="half">
          <LatestTransactions />
        </CardPlace>
      </CardRow>
    </Stack>
  );
}
