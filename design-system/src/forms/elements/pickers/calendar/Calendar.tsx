import type { CSSProperties, Ref } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Frame } from './Calendar.styles.ts';
import { DayCalendar } from './DayCalendar.tsx';
import type { DayLimits } from '../dates/dates.ts';
import { PortugueseDates } from '../dates/PortugueseDates.tsx';

export interface CalendarProps extends DayLimits {
  /** The name of the calendar, for screen readers. */
  label: string;
  /** The day, when its owner keeps it: `2026-11-21`; `null` for none. */
  value?: string | null;
  /** The day at first, when the calendar keeps it. */
  defaultValue?: string;
  /** Called with the day that was chosen. */
  onChange?: (change: { value: string | null }) => void;
  /**
   * Whether no day can be chosen right now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the day can be seen, but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /** The name of the day in a form that is sent by the browser. */
  name?: string;
  id?: string;
  /** The calendar. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
}

/** A month that is always open, where days are looked over before one is chosen. In a form, use `DatePicker`. */
export function Calendar({ label, value, defaultValue, onChange, name, isDisabled, ...rest }: CalendarProps) {
  const [day, change] = useControlledState<string | null>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );
  return (
    <PortugueseDates>
      <Frame>
        <DayCalendar {...rest} isDisabled={isDisabled ?? false} aria-label={label} value={day} onChoose={change} />
        {name && <input type="hidden" name={name} value={day ?? ''} disabled={isDisabled} />}
      </Frame>
    </PortugueseDates>
  );
}
