import { IconButton, media, OnDemand, SideLayout, useMediaQuery, VisuallyHidden } from '@embarque/design-system';
import { type EventCalendarHandle, visibleRange } from '@embarque/design-system/calendar';
import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useShortcuts } from '../../shortcuts/useShortcuts.ts';
import { type CalendarAction, calendarShortcuts } from './calendar.shortcuts.ts';
import { CalendarMain } from './CalendarMain.tsx';
import { CalendarDrawer, CalendarSide } from './side/CalendarSide.tsx';
import { toWidgetEvent } from './model/calendar.widget.ts';
import { useScopeQuestion } from './series/useScopeQuestion.tsx';
import { useCalendar } from './useCalendar.ts';
import { useCalendarPlace } from './useCalendarPlace.ts';

const loadPanels = () => import('./panel/CalendarPanels.tsx');

/** `/apps/calendar`: view, day, calendars and the open event are in the URL. */
export function CalendarPage() {
  const { t } = useLingui();
  const place = useCalendarPlace();
  const { view, date, calendars, today, open, go, show, close } = place;
  // The small month shows all of its events, also beside a view of a week or a day.
  const period = view === 'list' ? 'list' : 'month';
  const query = useMemo(() => ({ range: visibleRange(period, date), calendars }), [period, date, calendars]);
  const actor = useCalendar(query);
  const calendar = useRef<EventCalendarHandle>(null);
  const isNarrow = useMediaQuery(media.narrow);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const { askScope, dialog } = useScopeQuestion();

  const add = () => show({ type: 'new', times: null, copyOf: null });
  useShortcuts<CalendarAction>(calendarShortcuts, (action) => {
    if (action === 'new event') add();
    else if (action === 'today') go({ date: today });
    else go({ view: action });
  });

  const side = (
    <CalendarSide
      actor={actor}
      place={place}
      onAdd={() => {
        setDrawerOpen(false);
        add();
      }}
    />
  );
  const main = (
    <CalendarMain
      actor={actor}
      place={place}
      handle={calendar}
      askScope={askScope}
      toolbarStart={
        isNarrow && (
          <IconButton
            icon={Menu}
            label={t`Calendars and month`}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onClick={() => setDrawerOpen(true)}
          />
        )
      }
    />
  );

  return (
    <>
      <PageTitle title={t`Calendar`} />
      <VisuallyHidden as="h1">{t`Calendar`}</VisuallyHidden>
      {isNarrow ? (
        main
      ) : (
        <SideLayout side={side} placement="start">
          {main}
        </SideLayout>
      )}
      {isNarrow && isDrawerOpen && <CalendarDrawer onClose={() => setDrawerOpen(false)}>{side}</CalendarDrawer>}
      {open && (
        <OnDemand load={loadPanels} onMissing={close}>
          {({ CalendarPanels }) => (
            <CalendarPanels
              actor={actor}
              place={place}
              open={open}
              askScope={askScope}
              onLeave={(event) => calendar.current?.focus(event ? { id: toWidgetEvent(event).id } : {})}
            />
          )}
        </OnDemand>
      )}
      {dialog}
    </>
  );
}
