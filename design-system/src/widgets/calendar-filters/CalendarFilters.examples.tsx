import { useState } from 'react';
import { sampleCalendars } from '../calendar/calendar.samples.ts';
import { CalendarFilters } from './CalendarFilters.tsx';

const column = { maxInlineSize: '16rem' };

/** Five calendars, of which four are shown. */
export function FourOfFive() {
  const [shown, setShown] = useState<readonly string[]>(['personal', 'business', 'family', 'holiday']);
  return (
    <CalendarFilters
      style={column}
      calendars={sampleCalendars}
      shown={shown}
      onChange={(change) => setShown(change.shown)}
      counts={{ personal: 2, business: 14, family: 3, holiday: 1, etc: 0 }}
    />
  );
}
