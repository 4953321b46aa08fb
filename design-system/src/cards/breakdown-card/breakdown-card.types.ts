import type { LucideIcon } from 'lucide-react';
import type { ChartPart } from '../../charts/chart/chart.types.ts';

export interface BreakdownPart extends ChartPart {
  /** Stands before its name; left out, a dot of its colour. */
  icon?: LucideIcon;
  /** The value shown in its row. Defaults to the value that is drawn. */
  amount?: number;
  /** How it changed, as a share: 0.02 is 2 % more. */
  change?: number;
}
