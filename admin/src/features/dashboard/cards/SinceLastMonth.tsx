import { changeOf, judge } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { formatShare } from '../dashboard.format.ts';

interface SinceLastMonthProps {
  /** The figure of this month. */
  now: number;
  /** That of the same days of the month before. */
  before: number;
}

/** How a figure of this month compares with the month before, in words. */
export function SinceLastMonth({ now, before }: SinceLastMonthProps) {
  const change = changeOf(before, now);
  if (typeof change !== 'number') return <Trans>Nothing to compare with last month</Trans>;
  const share = <strong>{formatShare(Math.abs(change))}</strong>;
  switch (judge(change, 'more').direction) {
    case 'level':
      return <Trans>as much as on the same days last month</Trans>;
    case 'up':
      return <Trans>{share} more than on the same days last month</Trans>;
    case 'down':
      return <Trans>{share} less than on the same days last month</Trans>;
  }
}
