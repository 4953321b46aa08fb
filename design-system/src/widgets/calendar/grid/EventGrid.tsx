import { Calendar } from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useReducer, useRef } from 'react';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { useStillness } from '../../../theme/useStillness.ts';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import type {
  CalendarEvent,
  CalendarKind,
  CalendarView,
  EventCalendarHandle,
  EventMove,
  EventTimes,
  ShownView,
} from '../calendar.types.ts';
import { CellCursor } from '../keys/CellCursor.tsx';
import { useDraft } from '../keys/useDraft.ts';
import { useGridFocus } from '../keys/useGridFocus.ts';
import { useGridKeys } from '../keys/useGridKeys.ts';
import { isOn } from '../times/days.ts';
import { EventFaceContext } from './calendar.context.ts';
import { DayLinkContext } from './DayLink.tsx';
import { Stage } from './EventGrid.styles.ts';
import { GridStyles } from './styles/Grid.styles.ts';
import { gridOptions, viewTypes } from './grid-options.ts';
import { scrollTimeOf, shownDay, usePeriod } from './usePeriod.ts';
import { useGridActions } from './useGridActions.ts';
import { useGridContent } from './useGridContent.ts';
import { useGridTexts } from './useGridTexts.ts';
import { usePointer } from './usePointer.ts';
import { REVERT_MS, useSlideBack } from './useSlideBack.ts';

export interface EventGridProps<Event extends CalendarEvent> {
  events: readonly Event[];
  calendars: readonly CalendarKind[];
  view: ShownView;
  date: string;
  today: string;
  timeZone: string;
  label: string;
  onViewChange: (change: { view: CalendarView; date: string }) => void;
  onDateChange: (change: { date: string }) => void;
  onOpen: (opened: { event: Event }) => void;
  onAdd: ((range: EventTimes) => void) | undefined;
  onMove: ((move: EventMove) => void) | undefined;
  onDelete: ((deleted: { event: Event }) => void) | undefined;
  announce: (text: string) => void;
  emptyText: ReactNode;
  handle: Ref<EventCalendarHandle> | undefined;
}

/** The days, slots and events of a view. */
export function EventGrid<Event extends CalendarEvent>(props: EventGridProps<Event>) {
  const { events, view, date, today, timeZone, label, onViewChange, onOpen, onAdd } = props;
  const { direction } = useLocaleSettings();
  const hintId = useId();
  const isStill = useStillness();
  const [drawings, countDrawing] = useReducer((drawings: number) => drawings + 1, 0);
  const root = useRef<HTMLDivElement>(null);
  const onMove = useSlideBack({ root, events, view, date, onMove: props.onMove });
  const draft = useDraft({ events, onMove });
  const { attachCursor, findHost, ...focus } = useGridFocus({
    root,
    view,
    date,
    today,
    timeZone,
    events: draft.shown,
    handle: props.handle,
  });
  const calendar = usePeriod({ view, date, timeZone, root, drawings });
  const pressKey = useGridKeys({ ...props, focus, draft, canMove: Boolean(onMove) });
  const pointer = usePointer();
  const actions = useGridActions({
    timeZone,
    pointer,
    onAdd,
    onMove,
    onOpen: (id) => {
      const event = events.find((each) => each.id === id);
      if (event) onOpen({ event });
    },
  });
  const texts = useGridTexts();
  const { content, faces } = useGridContent({ ...props, root, events: draft.shown });

  const isCell = focus.focus.kind === 'cell';
  return (
    <Stage
      ref={root}
      role="application"
      aria-label={label}
      tabIndex={view === 'list' && isCell ? 0 : undefined}
      onKeyDown={pressKey}
      onFocus={(event) => focus.onFocus(event)}
      onBlur={(event) => focus.onBlur(event)}
      onPointerDownCapture={({ nativeEvent }) => pointer.press(nativeEvent)}
    >
      <GridStyles />
      <EventFaceContext value={faces}>
        <DayLinkContext value={(day) => onViewChange({ view: 'day', date: day })}>
          <Calendar
            {...gridOptions}
            {...texts}
            {...actions}
            ref={calendar}
            {...content}
            initialView={viewTypes[view]}
            initialDate={shownDay(view, date)}
            scrollTime={scrollTimeOf(view, date, timeZone)}
            timeZone={timeZone}
            direction={direction}
            datesSet={countDrawing}
            eventsSet={countDrawing}
            dragRevertDuration={isStill ? 0 : REVERT_MS}
          />
        </DayLinkContext>
      </EventFaceContext>
      {view !== 'list' && (
        <CellCursor
          ref={attachCursor}
          spot={focus.spot}
          findHost={findHost}
          count={draft.shown.filter((event) => isOn(focus.spot.day, event, timeZone)).length}
          isTabStop={isCell}
          describedBy={hintId}
        />
      )}
      <KeysHint id={hintId} />
    </Stage>
  );
}

function KeysHint({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <VisuallyHidden id={id}>
      {t`Enter adds an event. N goes to the events of the day; Alt and the arrow keys move one, and with Shift its end.`}
    </VisuallyHidden>
  );
}
