import { useState } from 'react';
import { dayFromToday } from '../../lib/i18n/day-from-today.ts';
import { MiniMonth } from './MiniMonth.tsx';

const column = { maxInlineSize: '16rem' };

/** Beside a calendar. Dots show which calendars have events on a day. */
export function WithDots() {
  const [date, setDate] = useState(dayFromToday());
  return (
    <MiniMonth
      style={column}
      date={date}
      onDateChange={(change) => setDate(change.date)}
      dots={{
        [dayFromToday(1)]: ['primary', 'danger'],
        [dayFromToday(2)]: ['warning'],
        [dayFromToday(5)]: ['success', 'info', 'primary'],
      }}
    />
  );
}
