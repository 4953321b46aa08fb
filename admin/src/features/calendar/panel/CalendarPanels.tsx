import { EmptyState, SidePanel } from '@embarque/design-system';
import { MoveEventDialog } from '@embarque/design-system/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import type { OpenPart } from '../model/calendar.query.ts';
import { eventOf, type ShownEvent } from '../model/calendar.state.ts';
import { formTimesOf, nextHour } from '../model/calendar.times.ts';
import { shownIdOf, toWidgetEvent } from '../model/calendar.widget.ts';
import { dateOf } from '../series/series.dates.ts';
import { moveEvent } from '../series/series.scope.ts';
import type { AskScope } from '../series/useScopeQuestion.tsx';
import type { CalendarPlace } from '../useCalendarPlace.ts';
import { emptyValues, valuesOf } from './event.form.ts';
import { EventPanel } from './EventPanel.tsx';

export interface CalendarPanelsProps {
  actor: CalendarActor;
  place: CalendarPlace;
  open: OpenPart;
  askScope: AskScope;
  /** Called when the element that focus would return to is gone or elsewhere, with the event that is still there. */
  onLeave: (event?: ShownEvent) => void;
}

/** Everything that opens over the calendar, as the URL names it. */
export function CalendarPanels({ actor, place, open, askScope, onLeave }: CalendarPanelsProps) {
  const eventId = open.type === 'new' ? open.copyOf : open.eventId;
  const series = useActorState(actor, ({ context }) =>
    eventId === null ? undefined : eventOf(context.shown, eventId),
  );
  const known = series && dateOf(series, open.date);
  // The panel keeps what it was opened with: another tab may remove the event while its form is open.
  const [event, keep] = useState(known);
  const [usual] = useState(() => nextHour(place.date, new Date()));
  if (known && (known.id !== event?.id || known.date !== event.date)) keep(known);

  if (eventId !== null && event?.id !== eventId) return <UnknownEvent actor={actor} place={place} />;
  if (open.type === 'new') {
    const times = open.times ? formTimesOf(open.times) : usual;
    return (
      <EventPanel
        key="new"
        actor={actor}
        place={place}
        onLeave={onLeave}
        event={null}
        askScope={askScope}
        values={event ? copyOf(event) : emptyValues(times)}
      />
    );
  }
  if (!event) return null;
  if (open.type === 'event') {
    return (
      <EventPanel
        key={shownIdOf({ eventId: event.id, date: event.date })}
        actor={actor}
        place={place}
        onLeave={onLeave}
        askScope={askScope}
        event={event}
        values={valuesOf(event)}
      />
    );
  }
  return (
    <MoveEventDialog
      event={toWidgetEvent(event)}
      onMove={({ to }) => {
        moveEvent(actor, event, to, askScope);
      }}
      onClose={() => {
        place.close();
        onLeave(event);
      }}
    />
  );
}

/** A copy of one date of a series happens once. */
const copyOf = ({ repetition, date, ...event }: ShownEvent) =>
  valuesOf(date === undefined && repetition ? { ...event, repetition } : event);

/** An event that the URL names and nobody knows, at least not yet. */
function UnknownEvent({ actor, place }: Pick<CalendarPanelsProps, 'actor' | 'place'>) {
  const { t } = useLingui();
  const isLoading = useActorState(actor, (state) => state.matches({ range: 'loading' }));
  // A panel that changed its content a moment later would come in twice.
  if (isLoading) return null;
  return (
    <SidePanel isOpen title={t`Update Event`} onClose={place.close}>
      <EmptyState headingLevel={3} title={t`Event not found`}>
        <Trans>It may have been removed, or it's outside the days and calendars shown.</Trans>
      </EmptyState>
    </SidePanel>
  );
}
