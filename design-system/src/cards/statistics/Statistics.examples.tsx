import { cardStatisticsSample } from '@embarque/mocks/cards/data';
import type { CardStatisticsName } from '@embarque/mocks/cards/contract';
import { useLingui } from '@lingui/react/macro';
import {
  Activity,
  Award,
  Box,
  Cpu,
  Eye,
  Heart,
  Mail,
  MessageSquare,
  Monitor,
  OctagonAlert,
  Package,
  RotateCcw,
  Server,
  ShoppingBag,
  TrendingUp,
  UserCheck,
  Users,
  Wallet,
} from 'lucide-react';
import { Grid } from '../../page-layout/primitives/Grid.tsx';
import { FigureChartCard } from '../figure-chart-card/FigureChartCard.tsx';
import { StatCard } from '../stat-card/StatCard.tsx';
import { StatStrip } from '../stat-card/StatStrip.tsx';

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };
const gigabytes: Intl.NumberFormatOptions = { style: 'unit', unit: 'gigabyte' };
const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 };

/** Several related figures and when they were updated. */
export function Strip() {
  const { t } = useLingui();
  return (
    <StatStrip
      title={t`Statistics`}
      updated={t`Updated 1 month ago`}
      stats={[
        { id: 'sales', label: t`Sales`, value: 230_000, icon: TrendingUp },
        { id: 'customers', label: t`Customers`, value: 8549, icon: Users, tone: 'info' },
        { id: 'products', label: t`Products`, value: 1423, icon: Box, tone: 'danger' },
        { id: 'revenue', label: t`Revenue`, value: 9745, format: dollars, icon: Wallet, tone: 'success' },
      ]}
    />
  );
}

/** Small bars on grey tracks, and a line on a dotted grid that ends today. */
export function TinyCharts() {
  const { t } = useLingui();
  return (
    <Grid minCell="14rem">
      <FigureChartCard label={t`Orders`} {...statistic('orders-bar-chart')} shape="bars" tone="warning" />
      <FigureChartCard label={t`Profit`} {...statistic('profit-line-chart')} hasGrid markers="last" tone="info" />
    </Grid>
  );
}

/** Small figures with an icon above them, six in a row. */
export function VerticalCards() {
  const { t } = useLingui();
  return (
    <Grid minCell="7.25rem">
      <StatCard layout="vertical" label={t`Views`} value={36_900} icon={Eye} tone="info" />
      <StatCard layout="vertical" label={t`Comments`} value={12_000} icon={MessageSquare} tone="warning" />
      <StatCard layout="vertical" label={t`Orders`} value={97_800} icon={ShoppingBag} tone="danger" />
      <StatCard layout="vertical" label={t`Bookmarks`} value={26.8} icon={Heart} />
      <StatCard layout="vertical" label={t`Reviews`} value={689} icon={Award} tone="success" />
      <StatCard layout="vertical" label={t`Returns`} value={2100} icon={RotateCcw} tone="danger" />
    </Grid>
  );
}

/** Figures of a machine, each with its unit. */
export function HorizontalCards() {
  const { t } = useLingui();
  return (
    <Grid minCell="11.5rem">
      <StatCard label={t`CPU Usage`} value={86} format={percent} icon={Cpu} />
      <StatCard label={t`Memory Usage`} value={1.2} format={gigabytes} icon={Server} tone="success" />
      <StatCard label={t`Downtime Ratio`} value={0.1} format={percent} icon={Activity} tone="danger" />
      <StatCard label={t`Issues Found`} value={13} icon={OctagonAlert} tone="warning" />
    </Grid>
  );
}

/** Area charts that reach the edges of their cards. */
export function AreaCards() {
  const { t } = useLingui();
  return (
    <Grid minCell="11.5rem">
      <FigureChartCard label={t`Subscribers Gained`} {...statistic('subscribers')} shape="area" icon={Users} />
      <FigureChartCard
        label={t`Revenue Generated`}
        {...statistic('revenue')}
        shape="area"
        icon={Wallet}
        tone="success"
      />
      <FigureChartCard
        label={t`Quarterly Sales`}
        {...statistic('sales')}
        format={percent}
        shape="area"
        icon={ShoppingBag}
        tone="danger"
      />
      <FigureChartCard label={t`Orders Received`} {...statistic('orders')} shape="area" icon={Package} tone="warning" />
    </Grid>
  );
}

/** Lines, for where figures are going. */
export function LineCards() {
  const { t } = useLingui();
  return (
    <Grid minCell="15rem">
      <FigureChartCard label={t`Site Traffic`} {...statistic('site-traffic')} icon={Monitor} />
      <FigureChartCard label={t`Active Users`} {...statistic('active-users')} icon={UserCheck} tone="success" />
      <FigureChartCard label={t`Newsletter`} {...statistic('newsletter')} icon={Mail} tone="warning" />
    </Grid>
  );
}

/** The cards keep their size while their figures load. */
export function FiguresOnTheirWay() {
  const { t } = useLingui();
  return (
    <Grid minCell="13rem">
      <StatCard isLoading label={t`CPU Usage`} value={0} icon={Cpu} />
      <StatCard isLoading layout="vertical" label={t`Views`} value={0} icon={Eye} />
      <FigureChartCard isLoading label={t`Orders`} value={0} values={[]} icon={Package} />
    </Grid>
  );
}

/** A figure and its course, as the card takes them. */
function statistic(card: CardStatisticsName) {
  const { figure, series } = cardStatisticsSample()[card];
  return { value: figure, values: series[0]?.data ?? [] };
}
