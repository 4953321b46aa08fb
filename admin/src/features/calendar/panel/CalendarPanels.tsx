import { EmptyState, SidePanel } from '@embarque/design-system';
import { MoveEventDialog } from '@embarque/design-system/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import type { OpenPart } from '../model/calendar.query.ts';
import { eventOf } from '../model/calendar.state.ts';
import { formTimesOf, nextHour } from '../model/calendar.times.ts';
import { toWidgetEvent } from '../model/calendar.widget.ts';
import type { CalendarPlace } from '../useCalendarPlace.ts';
import { emptyValues, valuesOf } from './event.form.ts';
import { EventPanel } from './EventPanel.tsx';

export interface CalendarPanelsProps {
  actor: CalendarActor;
  place: CalendarPlace;
  open: OpenPart;
  /** Called when the element that focus would return to is gone or elsewhere, with the event that is still there. */
  onLeave: (eventId?: number) => void;
}

/** Everything that opens over the calendar, as the URL names it. */
export function CalendarPanels({ actor, place, open, onLeave }: CalendarPanelsProps) {
  const eventId = open.type === 'new' ? open.copyOf : open.eventId;
  const known = useActorState(actor, ({ context }) => (eventId === null ? undefined : eventOf(context.known, eventId)));
  // The panel keeps what it was opened with: another tab may remove the event while its form is open.
  const [event, keep] = useState(known);
  const [usual] = useState(() => nextHour(place.date, new Date()));
  if (known && known.id !== event?.id) keep(known);

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
        values={event ? valuesOf(event) : emptyValues(times)}
      />
    );
  }
  if (!event) return null;
  if (open.type === 'event') {
    return (
      <EventPanel key={event.id} actor={actor} place={place} onLeave={onLeave} event={event} values={valuesOf(event)} />
    );
  }
  return (
    <MoveEventDialog
      event={toWidgetEvent(event)}
      onMove={({ to }) => {
        actor.send({ type: 'event moved', eventId: event.id, to });
      }}
      onClose={() => {
        place.close();
        onLeave(event.id);
      }}
    />
  );
}

/** An event that the URL names and nobody knows, at least not yet. */
function UnknownEvent({ actor, place }: Pick<CalendarPanelsProps, 'actor' | 'place'>) {
  const { t } = useLingui();
  const isLoading = useActorState(actor, (state) => state.matches({ range: 'loading' }));
  // A panel that changed its content a moment later would come in twice.
  if (isLoading) return null;
  return (
    <SidePanel isOpen title={t`Update Event`} onClose={place.close}>
      <EmptyState headingLevel={3} title={t`Event not found`}>
        <Trans>It may have been removed, or belongs to other days or calendars than those in view.</Trans>
      </EmptyState>
    </SidePanel>
  );
}
