import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useId, useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import { DatePicker } from '../../forms/elements/pickers/DatePicker.tsx';
import { DateTimePicker } from '../../forms/elements/pickers/DateTimePicker.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import type { CalendarEvent, EventMove, EventTimes } from '../calendar/calendar.types.ts';
import { allDayTimes, daysOf } from '../calendar/times/days.ts';
import { withStart } from '../calendar/times/moves.ts';
import { localZone, toMoment, toWallTime } from '../calendar/times/zone.ts';

export interface MoveEventDialogProps {
  /** The event to move. */
  event: CalendarEvent;
  /** Called with its new time, once it is confirmed. */
  onMove: (move: EventMove) => void;
  /** Called when it should close, also after a move. */
  onClose: () => void;
  /**
   * Whether it is there.
   * @default true
   */
  isOpen?: boolean;
  /** The time zone of the fields; left out, that of the device. */
  timeZone?: string;
}

/** Moves an event of an `EventCalendar` to another time by date fields. Another start keeps its length. */
export function MoveEventDialog({
  event,
  onMove,
  onClose,
  isOpen = true,
  timeZone = localZone(),
}: MoveEventDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const from: EventTimes = { start: event.start, end: event.end, allDay: event.allDay };
  const read = (times: EventTimes) => (times.allDay ? daysOf(times, timeZone) : wallTimes(times, timeZone));
  const [{ first, last }, setFields] = useState<Fields>(() => read(from));
  const isReversed = first !== null && last !== null && (event.allDay ? last < first : last <= first);

  const changeFirst = (value: string | null) => {
    const start = value && (event.allDay ? value : toMoment(value, timeZone));
    const times = first && last && !isReversed && timesOf(event.allDay, first, last, timeZone);
    setFields(start && times ? read(withStart(times, start, timeZone)) : { first: value, last });
  };
  const submit = (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    if (!first || !last || isReversed) return;
    onMove({ id: event.id, from, to: timesOf(event.allDay, first, last, timeZone) });
    onClose();
  };
  const Field = event.allDay ? DatePicker : DateTimePicker;

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={t`Move ${event.title}`}
      initialFocus="field"
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId}>
            {t({ message: 'Move', context: 'calendar' })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          <Field
            label={t({ message: 'Start', context: 'calendar' })}
            isRequired
            value={first}
            onChange={({ value }) => changeFirst(value)}
          />
          <Field
            label={t({ message: 'End', context: 'calendar' })}
            isRequired
            value={last}
            onChange={({ value }) => setFields({ first, last: value })}
            {...(isReversed && { errorMessage: t`The end must be after the start.` })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The first and the last day, or the times on the clocks; `null` while a field is empty. */
interface Fields {
  first: string | null;
  last: string | null;
}

const wallTimes = ({ start, end }: EventTimes, zone: string) => ({
  first: toWallTime(start, zone),
  last: toWallTime(end, zone),
});

function timesOf(allDay: boolean, first: string, last: string, zone: string): EventTimes {
  if (allDay) return allDayTimes({ first, last });
  return { start: toMoment(first, zone), end: toMoment(last, zone), allDay };
}
