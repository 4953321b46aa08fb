export {
  type AverageSessions,
  AverageSessionsCard,
  type AverageSessionsCardProps,
} from '../average-sessions-card/AverageSessionsCard.tsx';
export { BreakdownCard, type BreakdownCardProps } from '../breakdown-card/BreakdownCard.tsx';
export type { BreakdownPart } from '../breakdown-card/breakdown-card.types.ts';
export { EarningsCard, type EarningsCardProps } from '../earnings-card/EarningsCard.tsx';
export { FigureChartCard, type FigureChartCardProps } from '../figure-chart-card/FigureChartCard.tsx';
export { GoalCard, type GoalCardProps, type GoalOverview } from '../goal-card/GoalCard.tsx';
export {
  type RevenueReport,
  RevenueReportCard,
  type RevenueReportCardProps,
} from '../revenue-report-card/RevenueReportCard.tsx';
export {
  type SupportTracker,
  SupportTrackerCard,
  type SupportTrackerCardProps,
} from '../support-tracker-card/SupportTrackerCard.tsx';
export { TrendCard, type TrendCardProps, type TrendFigure } from '../trend-card/TrendCard.tsx';
