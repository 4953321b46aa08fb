import { type Change, changeOf, type DayRange, Difference, type DifferenceProps, judge } from '@embarque/design-system';
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
      <ChangeText change={change} days={days} />
    </>
  );
}

interface ChangeTextProps {
  change: Change;
  /** The days that it is compared with. */
  days: DayRange;
}

/** How a figure changed, in words alone. It is isolated, so that the days stay at its end in every direction. */
export function ChangeText(props: ChangeTextProps) {
  return (
    <bdi>
      <Compared {...props} />
    </bdi>
  );
}

function Compared({ change, days }: ChangeTextProps) {
  const period = <DaysText days={days} />;
  if (change === null) return <Trans>nothing to compare with</Trans>;
  if (change === 'new') return <Trans>none before ({period})</Trans>;
  switch (judge(change, 'neither').direction) {
    case 'level':
      return <Trans>as many as before ({period})</Trans>;
    case 'up':
      return <Trans>more than before ({period})</Trans>;
    case 'down':
      return <Trans>fewer than before ({period})</Trans>;
  }
}
