import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { formatTimes } from '../calendar/times/format-times.ts';
import { localZone } from '../calendar/times/zone.ts';
import { at } from '../calendar/calendar.samples.ts';
import type { CalendarEvent } from '../calendar/calendar.types.ts';
import { MoveEventDialog } from './MoveEventDialog.tsx';

/** Another start keeps the length; an end before the start is refused. */
export function ACall() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [event, setEvent] = useState<CalendarEvent>({
    id: 'call',
    title: t`Call with the eSIM partner`,
    calendar: 'business',
    ...at('2026-11-25', '11:00', '12:30'),
  });
  return (
    <>
      <p>{formatTimes(event, localZone())}</p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t`Move to…`}
      </Button>
      {isOpen && (
        <MoveEventDialog
          event={event}
          onMove={({ to }) => setEvent({ ...event, ...to })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
