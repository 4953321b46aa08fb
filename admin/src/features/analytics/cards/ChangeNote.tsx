import { type Change, changeOf, type DayRange, Difference, type DifferenceProps } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { DaysText } from './DaysText.tsx';

interface ChangeNoteProps extends Pick<DifferenceProps, 'better'> {
  /** The figure now and before; `null` where it is not known. */
  now: number | null;
  before: number | null;
  /** The days that it is compared with. */
  days: DayRange;
}

/** How a figure changed: as a share with an arrow, and in words. */
export function ChangeNote({ now, before, days, better = 'more' }: ChangeNoteProps) {
  const change = changeOf(before, now);
  return (
    <>
      <Difference share={change} better={better} precision="shortest" />
      <span>
        <ChangeText change={change} days={days} />
      </span>
    </>
  );
}

/** How a figure changed, in words alone. */
export function ChangeText({ change, days }: { change: Change; days: DayRange }) {
  const period = <DaysText days={days} />;
  if (change === null) return <Trans>nothing to compare with</Trans>;
  if (change === 'new') return <Trans>none on {period}</Trans>;
  if (change === 0) return <Trans>as many as on {period}</Trans>;
  return change > 0 ? <Trans>more than on {period}</Trans> : <Trans>fewer than on {period}</Trans>;
}
