import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { useToday } from '../../../../lib/clock/useToday.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { Day, Head, Leap, Leaps, Step, WeekDay, Weeks } from './Month.styles.ts';

/** More than a working life, for days of birth. */
const yearsWithinReach = 101;

/** Goes from month to month, and to any month of any year. */
export function MonthHead() {
  const { t } = useLingui();
  return (
    <Head>
      <Step slot="previous" aria-label={t`Previous month`}>
        <Icon icon={ChevronLeft} />
      </Step>
      <Leaps>
        <CalendarMonthPicker format="long">
          {({ items, value, onChange }) => (
            <Leap
              aria-label={t`Month`}
              lang="pt-BR"
              value={Number(value)}
              onChange={({ target }) => onChange(Number(target.value))}
            >
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </Leap>
          )}
        </CalendarMonthPicker>
        <CalendarYearPicker visibleYears={yearsWithinReach}>
          {({ items, value, onChange }) => (
            <Leap aria-label={t`Year`} value={Number(value)} onChange={({ target }) => onChange(Number(target.value))}>
              {items.map(({ id, formatted }) => (
                <option key={id} value={id}>
                  {formatted}
                </option>
              ))}
            </Leap>
          )}
        </CalendarYearPicker>
      </Leaps>
      <Step slot="next" aria-label={t`Next month`}>
        <Icon icon={ChevronRight} />
      </Step>
    </Head>
  );
}

interface MonthViewProps {
  /**
   * How many months after the first one shown.
   * @default 0
   */
  monthsLater?: number;
  /**
   * Whether days that belong together are joined by a band.
   * @default false
   */
  isBanded?: boolean;
  /** Stands in the cell of a day, such as dots for what happens on it. */
  mark?: (day: string) => ReactNode;
}

/** The weeks of one month. */
export function MonthView({ monthsLater = 0, isBanded = false, mark }: MonthViewProps) {
  // Which day is marked as today changes while the month stays open.
  useToday();
  return (
    <Weeks lang="pt-BR" weekdayStyle="short" offset={{ months: monthsLater }}>
      <CalendarGridHeader>{(day) => <WeekDay>{day.replace('.', '')}</WeekDay>}</CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <Day date={date} $isBanded={isBanded}>
            {({ formattedDate }) => (
              <span>
                {formattedDate}
                {mark?.(date.toString())}
              </span>
            )}
          </Day>
        )}
      </CalendarGridBody>
    </Weeks>
  );
}
