import { type DayRange, useToday } from '@embarque/design-system';
import { formatShortDay } from '@embarque/design-system/format-day';

/** Some days in short: `27 mai. – 2 jun.`, or one of them, with their years when these are not the current one. */
function useDaysText(): (days: DayRange) => string {
  const thisYear = useToday().slice(0, 4);
  return ({ from, to }) => {
    const year = from.slice(0, 4) !== thisYear || to.slice(0, 4) !== thisYear;
    const first = formatShortDay(from, { year });
    return from === to ? first : `${first} – ${formatShortDay(to, { year })}`;
  };
}

/** A span of days, or one day, which read from left to right in every language. */
export function DaysText({ days }: { days: DayRange }) {
  const text = useDaysText()(days);
  return (
    <bdi dir="ltr" lang="pt-BR">
      {text}
    </bdi>
  );
}
