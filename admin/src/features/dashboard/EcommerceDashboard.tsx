import { Grid, Inline, Stack, theme } from '@embarque/design-system';
import type { CSSProperties, ReactNode } from 'react';
import { MedalCard, StatisticsCard } from './AwardCards.tsx';
import { partners } from './dashboard.samples.ts';
import { EarningsOverview } from './EarningsOverview.tsx';
import { GoalOverviewCard, OrdersCard, ProfitCard } from './FigureCards.tsx';
import { BrowsersCard, LatestTransactions, MeetupCard } from './LatestCards.tsx';
import { PartnersCard } from './PartnersCard.tsx';
import { RevenueCard } from './RevenueCard.tsx';

/** The width of two statistics side by side. */
const TWO_FIGURES = '22.25rem';

/** The width of the revenue report with its figures. The partners are as wide, so that the edges align. */
const BESIDE_A_CHART = '40.75rem';

/** The cards of the dashboard without its header, since the layout pages show them too. */
export function EcommerceDashboard() {
  return (
    <Stack gap="gap">
      <Row>
        <Place of="two thirds">
          <MedalCard />
        </Place>
        <Place of="third" least={TWO_FIGURES}>
          <StatisticsCard />
        </Place>
      </Row>
      <Row>
        <Place of="third">
          <Grid minCell="14rem" lastRow="stretch">
            <OrdersCard />
            <ProfitCard />
          </Grid>
        </Place>
        <Place of="two thirds">
          <EarningsOverview />
        </Place>
      </Row>
      <Row>
        <Place of="two thirds" least={BESIDE_A_CHART}>
          <RevenueCard />
        </Place>
        <Place of="third">
          <GoalOverviewCard />
        </Place>
      </Row>
      <Row>
        <Place of="two thirds" least={BESIDE_A_CHART}>
          <PartnersCard partners={partners} />
        </Place>
        <Place of="third">
          <MeetupCard />
        </Place>
      </Row>
      <Row>
        <Place of="half">
          <BrowsersCard />
        </Place>
        <Place of="half">
          <LatestTransactions />
        </Place>
      </Row>
    </Stack>
  );
}

/** A row of cards of equal height that wraps on narrow screens. */
function Row({ children }: { children: ReactNode }) {
  return (
    <Inline gap="gap" align="stretch">
      {children}
    </Inline>
  );
}

type Share = 'half' | 'third' | 'two thirds';

/** Two thirds grow twice as wide as one, so that the edges of all rows align. */
const shares: Record<Share, CSSProperties['flex']> = {
  half: '1 1 24rem',
  third: '1 1 16rem',
  'two thirds': `2 1 calc(32rem + ${theme.space.gap})`,
};

interface PlaceProps {
  /** The share of the row. */
  of: Share;
  /**
   * The minimum width in CSS; with less room the card takes a row of its own.
   * @default '17rem'
   */
  least?: string;
  children: ReactNode;
}

function Place({ of, least = '17rem', children }: PlaceProps) {
  const minInlineSize = `min(${least}, 100%)`;
  return (
    <div style={{ display: 'grid', flex: shares[of], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize }}>
      {children}
    </div>
  );
}
