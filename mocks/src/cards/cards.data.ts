import type {
  AverageSessionsAnswer,
  CardPeriod,
  CardStatisticsAnswer,
  CardStatisticsName,
  CardYear,
  CustomersAnswer,
  GoalOverviewAnswer,
  ProductOrdersAnswer,
  RevenueAnswer,
  RevenueReportAnswer,
  SessionsDeviceAnswer,
  SupportTrackerAnswer,
} from './cards.contract.ts';

/** A period, or the seven days that nobody has to choose. */
export type Span = CardPeriod | 'Last 7 Days';

/** The periods in the order in which they are offered. */
export const periods: readonly CardPeriod[] = ['Last 28 Days', 'Last Month', 'Last Year'];

/** The years in the order in which they are offered. */
export const years: readonly [CardYear, ...CardYear[]] = ['2020', '2019', '2018'];

/** Tickets of travellers and agencies. */
export function supportTrackerSample(span: Span): SupportTrackerAnswer {
  const figures = {
    'Last 7 Days': { totalTicket: 163, newTicket: 29, openTicket: 63, responseTime: 1 },
    'Last 28 Days': { totalTicket: 618, newTicket: 107, openTicket: 84, responseTime: 1 },
    'Last Month': { totalTicket: 671, newTicket: 118, openTicket: 97, responseTime: 2 },
    'Last Year': { totalTicket: 7942, newTicket: 1316, openTicket: 121, responseTime: 2 },
  }[span];
  return { title: 'Support Tracker', last_days: [...periods], ...figures };
}

/** Visits to the shop. */
export function averageSessionsSample(span: Span): AverageSessionsAnswer {
  const { data, ...figures } = {
    'Last 7 Days': { sessions: 2700, growth: 5.2, data: [75, 125, 225, 175, 125, 75, 25] },
    'Last 28 Days': { sessions: 2540, growth: 3.1, data: [90, 110, 150, 215, 190, 120, 80] },
    'Last Month': { sessions: 2610, growth: -1.4, data: [160, 140, 120, 130, 170, 200, 185] },
    'Last Year': { sessions: 2285, growth: 18.6, data: [60, 85, 105, 140, 165, 195, 230] },
  }[span];
  return {
    title: 'Avg Sessions',
    last_days: [...periods],
    ...figures,
    goal: 100_000,
    users: 100_000,
    retention: 90,
    duration: 1,
    progress: { goal: 50, users: 60, retention: 70, duration: 80 },
    series: [{ name: 'Sessions', data }],
  };
}

/** Revenue and expenses of a year. */
export function revenueReportSample(year: CardYear): RevenueReportAnswer {
  const { earning, expense, spent, planned, ...figures } = {
    '2020': {
      price: 25_852,
      budget: 56_800,
      earning: [95, 177, 284, 256, 105, 63, 168, 218, 72],
      expense: [145, 80, 60, 180, 100, 60, 85, 75, 100],
      spent: [61, 48, 69, 52, 60, 40, 79, 60, 59, 43, 62],
      planned: [20, 10, 30, 15, 23, 0, 25, 15, 20, 5, 27],
    },
    '2019': {
      price: 21_340,
      budget: 48_500,
      earning: [110, 142, 198, 221, 134, 88, 240, 187, 96],
      expense: [90, 75, 110, 140, 85, 70, 120, 95, 80],
      spent: [44, 52, 47, 63, 58, 49, 66, 71, 55, 60, 57],
      planned: [18, 22, 16, 27, 20, 12, 24, 30, 21, 17, 25],
    },
    '2018': {
      price: 17_965,
      budget: 39_200,
      earning: [62, 98, 131, 175, 120, 71, 203, 164, 85],
      expense: [70, 65, 80, 105, 95, 55, 90, 110, 60],
      spent: [38, 35, 46, 41, 50, 44, 53, 48, 57, 51, 49],
      planned: [12, 15, 10, 18, 14, 20, 16, 22, 19, 13, 21],
    },
  }[year];
  return {
    years: [...years],
    ...figures,
    series: [
      { name: 'Earning', data: earning },
      { name: 'Expense', data: expense.map((amount) => -amount) },
    ],
    budgetSeries: [
      { name: 'Spent', data: spent },
      { name: 'Planned', data: planned },
    ],
  };
}

/** How much of the year's goal is reached. */
export function goalOverviewSample(): GoalOverviewAnswer {
  const [completed, target] = [786_617, 947_731];
  return { completed, inProgress: 13_561, target, reached: Math.round((completed / target) * 100) };
}

/** This month against the last one. */
export function revenueSample(): RevenueAnswer {
  return {
    thisMonth: 86_589,
    lastMonth: 73_683,
    series: [
      { name: 'This Month', data: [45_000, 47_000, 44_800, 47_500, 45_500, 48_000, 46_500, 48_600] },
      { name: 'Last Month', data: [46_000, 48_000, 45_500, 46_600, 44_500, 46_500, 45_000, 47_000] },
    ],
  };
}

/** Policies, eSIMs and travel gear that were ordered. */
export function productOrdersSample(span: Span): ProductOrdersAnswer {
  const figures = {
    'Last 7 Days': { finished: 23_043, pending: 14_658, rejected: 4758 },
    'Last 28 Days': { finished: 118_207, pending: 37_915, rejected: 16_440 },
    'Last Month': { finished: 126_530, pending: 35_284, rejected: 18_162 },
    'Last Year': { finished: 1_684_310, pending: 41_926, rejected: 203_577 },
  }[span];
  return { title: 'Product Orders', last_days: [...periods], chart_info: figures };
}

/** Sessions by kind of device. */
export function sessionsDeviceSample(span: Span): SessionsDeviceAnswer {
  const { usage, upDown } = {
    'Last 7 Days': { usage: [58.6, 34.9, 6.5], upDown: [2, 8, -5] },
    'Last 28 Days': { usage: [56.2, 37.1, 6.7], upDown: [-1, 6, -2] },
    'Last Month': { usage: [55.4, 37.7, 6.9], upDown: [-2, 7, 1] },
    'Last Year': { usage: [49.8, 42, 8.2], upDown: [-9, 21, -14] },
  }[span];
  const devices = [
    { name: 'Desktop', icon: 'Monitor' },
    { name: 'Mobile', icon: 'Smartphone' },
    { name: 'Tablet', icon: 'Tablet' },
  ];
  return {
    title: 'Session By Device',
    last_days: [...periods],
    chart_info: devices.map((device, index) => ({
      ...device,
      usage: usage[index] ?? 0,
      upDown: upDown[index] ?? 0,
    })),
  };
}

/** New, returning and referred customers. */
export function customersSample(span: Span): CustomersAnswer {
  const [fresh, returning, referred] = {
    'Last 7 Days': [690, 258, 149] as const,
    'Last 28 Days': [2584, 1127, 602] as const,
    'Last Month': [2731, 1205, 588] as const,
    'Last Year': [30_416, 17_852, 8093] as const,
  }[span];
  return {
    title: 'Customers',
    last_days: [...periods],
    listData: [
      { text: 'New', result: fresh },
      { text: 'Returning', result: returning },
      { text: 'Referrals', result: referred },
    ],
  };
}

/** The small charts. What happens is summed up; of what there is, the latest count is the figure. */
export function cardStatisticsSample(): Record<CardStatisticsName, CardStatisticsAnswer> {
  return {
    'orders-bar-chart': sumOf('Orders', [407, 769, 588, 407, 589]),
    'profit-line-chart': sumOf('Profit', [0, 1085, 271, 1628, 814, 2442]),
    subscribers: sumOf('Subscribers', [8391, 11_987, 10_788, 15_583, 11_388, 17_981, 16_482]),
    revenue: sumOf('Revenue', [14_072, 11_057, 16_082, 12_062, 14_072, 12_062, 18_093]),
    sales: { ...latestOf('Sales', [24, 31, 19, 27, 12, 36]), unit: 'percent' },
    orders: sumOf('Orders', [13_000, 19_500, 10_400, 19_500, 9100, 15_600, 10_400]),
    'site-traffic': sumOf('Traffic', [10_291, 13_722, 8576, 15_437, 13_722, 17_152]),
    'active-users': latestOf('Active Users', [449_900, 599_800, 539_800, 749_800, 599_800, 719_800, 659_800]),
    newsletter: latestOf('Newsletter', [26_190, 27_980, 26_190, 28_700, 26_910, 28_700]),
  };
}

const sumOf = (name: string, data: number[]): CardStatisticsAnswer =>
  statistic(
    data.reduce((sum, value) => sum + value, 0),
    name,
    data,
  );

const latestOf = (name: string, data: number[]): CardStatisticsAnswer => statistic(data.at(-1) ?? 0, name, data);

function statistic(figure: number, name: string, data: number[]): CardStatisticsAnswer {
  return { figure, unit: 'count', series: [{ name, data }] };
}
