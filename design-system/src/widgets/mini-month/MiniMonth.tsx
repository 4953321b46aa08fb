import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useState } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { MonthHead, MonthView } from '../../forms/elements/pickers/calendar/MonthView.tsx';
import { readDay } from '../../forms/elements/pickers/dates/dates.ts';
import { PortugueseDates } from '../../forms/elements/pickers/dates/PortugueseDates.tsx';
import type { Tone } from '../../theme/tones.ts';
import { DayDots } from './DayDots.tsx';
import { Frame } from './MiniMonth.styles.ts';

export interface MiniMonthProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /**
   * The name of the month, for screen readers.
   * @default 'Go to a day'
   */
  label?: string;
  /** The day that is shown beside it: `2026-11-25`. The month follows it. */
  date: string;
  /** Called with the day that was chosen. */
  onDateChange: (change: { date: string }) => void;
  /** The colours of what happens on a day, by day: up to three are shown as dots. */
  dots?: Readonly<Record<string, readonly Tone[]>>;
  /**
   * Whether focus goes to its day when it comes up, as in a popover.
   * @default false
   */
  takesFocus?: boolean;
}

/** Leads an `EventCalendar` to any day, and shows where something happens. In forms, use `DatePicker`. */
export function MiniMonth({ label, date, onDateChange, dots = {}, takesFocus = false, ...rest }: MiniMonthProps) {
  const { t } = useLingui();
  const [followed, setFollowed] = useState(date);
  const [focused, setFocused] = useState(() => readDay(date));
  if (followed !== date) {
    setFollowed(date);
    setFocused(readDay(date));
  }
  return (
    <Frame {...rest}>
      <PortugueseDates>
        <Calendar
          aria-label={label ?? t`Go to a day`}
          value={readDay(date)}
          focusedValue={focused}
          onFocusChange={setFocused}
          onChange={(day) => day && onDateChange({ date: day.toString() })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a calendar that opens takes the focus of its button
          autoFocus={takesFocus}
        >
          <MonthHead />
          <MonthView mark={(day) => <DayDots tones={dots[day]} />} />
        </Calendar>
      </PortugueseDates>
    </Frame>
  );
}
