import { Calendar } from 'react-aria-components/Calendar';
import { CalendarLayer } from './CalendarLayer.tsx';
import { MonthHead, MonthView } from '../calendar/MonthView.tsx';
import { calendarLimits } from '../calendar/calendar-limits.ts';
import { type DayLimits, readDay } from '../dates/dates.ts';
import type { LayerPlacement } from '../picker.props.ts';

interface DaysLayerProps extends LayerPlacement, DayLimits {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Stays open, for the next day. */
export function DaysLayer({ value, onChange, boxRef, labelledBy, onClose, ...limits }: DaysLayerProps) {
  return (
    <CalendarLayer boxRef={boxRef} labelledBy={labelledBy} onClose={onClose}>
      <Calendar
        {...calendarLimits(limits)}
        aria-labelledby={labelledBy}
        selectionMode="multiple"
        value={value.map(readDay).filter((day) => day !== null)}
        onChange={(days) => onChange(days.map(String).toSorted())}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what opens takes the focus of its button
        autoFocus
      >
        <MonthHead />
        <MonthView />
      </Calendar>
    </CalendarLayer>
  );
}
