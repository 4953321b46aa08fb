import { type DayRange, useToday } from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';

/** Two days in short: `27 mai. – 2 jun.`, with their years when these are not the current one. */
function useDaysText(): (days: DayRange) => string {
  const thisYear = useToday().slice(0, 4);
  return ({ from, to }) => {
    const year = from.slice(0, 4) !== thisYear || to.slice(0, 4) !== thisYear;
    return `${formatShortDay(from, { year })} – ${formatShortDay(to, { year })}`;
  };
}

/** Two days, which read from left to right in every language. */
export function DaysText({ days }: { days: DayRange }) {
  const text = useDaysText()(days);
  return (
    <bdi dir="ltr" lang="pt-BR">
      {text}
    </bdi>
  );
}
