import { Stack } from '@embarque/design-system';
import { EventCalendar, type EventCalendarHandle } from '@embarque/design-system/calendar';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useCalendars } from './calendar.labels.ts';
import { CalendarProblem } from './CalendarProblem.tsx';
import type { CalendarActor } from './machine/calendar.machine.ts';
import { readShownId, toWidgetEvent, type WidgetEvent } from './model/calendar.widget.ts';
import { moveEvent, removeEvent } from './series/series.scope.ts';
import type { AskScope } from './series/useScopeQuestion.tsx';
import type { CalendarPlace } from './useCalendarPlace.ts';
import { useEmptyText } from './useEmptyText.tsx';
import { UnreadableRowsOf } from '../../access/UnreadableRows.tsx';
import { EVENTS } from './server/calendar.api.ts';

interface CalendarMainProps {
  actor: CalendarActor;
  place: CalendarPlace;
  /** Stands before the buttons of the toolbar. */
  toolbarStart: ReactNode;
  /** Moves focus to an event, as when its panel closes. */
  handle: Ref<EventCalendarHandle>;
  askScope: AskScope;
}

/** The calendar itself, with the message when its events cannot be loaded. */
export function CalendarMain({ actor, place, toolbarStart, handle, askScope }: CalendarMainProps) {
  const { t } = useLingui();
  const { view, date, go, show } = place;
  const shown = useActorState(actor, ({ context }) => context.inView);
  const isLoading = useActorState(actor, (state) => state.matches({ range: 'loading' }));
  const events = useMemo(() => shown.map(toWidgetEvent), [shown]);
  const shownWith = (id: string) => shown.find((event) => toWidgetEvent(event).id === id);
  const named = useCalendars();
  const emptyText = useEmptyText(place);

  return (
    <Stack gap="l">
      <CalendarProblem actor={actor} />
      <UnreadableRowsOf path={EVENTS} />
      <EventCalendar<WidgetEvent>
        aria-label={t`Calendar`}
        events={events}
        calendars={named}
        view={view}
        date={date}
        onViewChange={go}
        onDateChange={go}
        onOpen={({ event }) => {
          const { eventId, date: at } = readShownId(event.id);
          if (eventId > 0) show({ type: 'event', eventId, ...(at !== undefined && { date: at }) });
        }}
        onAdd={(times) => show({ type: 'new', times, copyOf: null })}
        onMove={({ id, to }) => {
          const event = shownWith(id);
          if (event) moveEvent(actor, event, to, askScope);
        }}
        onDelete={({ event: { id } }) => {
          const event = shownWith(id);
          if (event) removeEvent(actor, event, askScope);
        }}
        isLoading={isLoading}
        emptyText={emptyText}
        toolbarStart={toolbarStart}
        handle={handle}
      />
    </Stack>
  );
}
