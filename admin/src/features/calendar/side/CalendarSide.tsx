import { Button, Card, Postcard, SidePanel, Stack } from '@embarque/design-system';
import { CalendarFilters, MiniMonth, visibleRange } from '@embarque/design-system/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useCalendars } from '../calendar.labels.ts';
import { CalendarFiles } from '../exchange/CalendarFiles.tsx';
import type { CalendarActor } from '../machine/calendar.machine.ts';
import { countsOf, dotsOf, eventsIn } from '../model/calendar.dots.ts';
import { CALENDARS } from '../model/calendar.state.ts';
import type { CalendarPlace } from '../useCalendarPlace.ts';

interface CalendarSideProps {
  actor: CalendarActor;
  place: CalendarPlace;
  /** Called when a new event is wanted. */
  onAdd: () => void;
}

/** Adds events, chooses calendars and days. */
export function CalendarSide({ actor, place, onAdd }: CalendarSideProps) {
  const { view, date, calendars, go } = place;
  const named = useCalendars();
  const shown = useActorState(actor, ({ context }) => context.inView);
  const counts = useMemo(() => {
    const inView = eventsIn(shown, visibleRange(view, date));
    return countsOf(inView, calendars);
  }, [shown, calendars, view, date]);
  const dots = useMemo(() => dotsOf(shown, named), [shown, named]);

  return (
    <Card image={<Postcard destination="rio" />} imagePosition="bottom">
      <Stack gap="xl">
        <Button icon={Plus} width="full" onClick={onAdd}>
          <Trans>Add Event</Trans>
        </Button>
        <CalendarFilters
          calendars={named}
          shown={calendars}
          counts={counts}
          onChange={({ shown: ids }) => go({ calendars: CALENDARS.filter((name) => ids.includes(name)) })}
        />
        <MiniMonth date={date} dots={dots} onDateChange={go} />
        <CalendarFiles actor={actor} calendars={calendars} />
      </Stack>
    </Card>
  );
}

interface CalendarDrawerProps {
  children: ReactNode;
  onClose: () => void;
}

/** The column where there is no room for it beside the calendar. */
export function CalendarDrawer({ children, onClose }: CalendarDrawerProps) {
  const { t } = useLingui();
  return (
    <SidePanel isOpen placement="start" title={t`Calendars and month`} onClose={onClose}>
      {children}
    </SidePanel>
  );
}
