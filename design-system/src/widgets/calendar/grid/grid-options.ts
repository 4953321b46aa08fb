import type { CalendarOptions } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import type { ShownView } from '../calendar.types.ts';
import { DAYS_ON_PHONES } from '../times/visible-range.ts';
import { firstDayOfWeek } from '../times/week-start.ts';
import { drawCross, drawDayHead, drawDayNumber, drawListHead } from './DayLink.tsx';
import { drawEvent } from './EventFace.tsx';

/** The views by the names that FullCalendar has for them. */
export const viewTypes = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  days: 'timeGridDays',
  day: 'timeGridDay',
  list: 'listMonth',
} satisfies Record<ShownView, string>;

/** How long a finger rests on an event or a day before it drags, in ms. */
const LONG_PRESS_MS = 400;

/** Events beside each other in a column, beyond which the rest stands behind "+n": each keeps 24 px on a laptop. */
const MAX_SIDE_BY_SIDE = { week: 4, days: 2, day: 8 };

/** The name of a class when it applies. */
const when = (name: string, applies: boolean) => (applies ? name : '');

/**
 * Everything that never changes. The toolbar is ours, and so are the look, by classes, and the focus: FullCalendar's events are no
 * tab stops. It gets no addresses of events, which it would turn into links.
 */
export const gridOptions = {
  plugins: [dayGrid, timeGrid, list, interaction],
  headerToolbar: false,
  footerToolbar: false,
  height: '100%',
  borderless: true,
  locale: 'pt-br',
  firstDay: firstDayOfWeek(),

  eventInteractive: false,
  eventDisplay: 'block',
  eventContent: drawEvent,
  forceEventDuration: true,
  defaultTimedEventDuration: '01:00',
  eventMinHeight: 24,
  eventShortHeight: 44,
  slotEventOverlap: false,

  eventResizableFromStart: true,
  longPressDelay: LONG_PRESS_MS,
  selectMinDistance: 5,
  slotDuration: '00:30',
  slotMinHeight: 26,
  snapDuration: '00:15',
  nowIndicator: true,
  scrollTimeReset: false,

  dayNarrowWidth: 90,
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit' },
  dayHeaderFormat: { weekday: 'short' },
  popoverFormat: { weekday: 'long', day: 'numeric', month: 'long' },
  listDayFormat: { weekday: 'long' },
  listDayAltFormat: { day: 'numeric', month: 'short' },
  dayCellFormat: { day: 'numeric' },
  monthStartFormat: { day: 'numeric', month: 'short' },
  views: {
    timeGridWeek: { eventMaxStack: MAX_SIDE_BY_SIDE.week, dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    timeGridDays: {
      type: 'timeGrid',
      duration: { days: DAYS_ON_PHONES },
      eventMaxStack: MAX_SIDE_BY_SIDE.days,
      dayHeaderFormat: { weekday: 'short', day: 'numeric' },
    },
    // The title names the day.
    timeGridDay: { eventMaxStack: MAX_SIDE_BY_SIDE.day, dayHeaders: false },
  },

  className: 'ec',
  viewClass: 'ec-view',
  tableHeaderClass: 'ec-head',
  dayHeaderRowClass: 'ec-line',
  dayRowClass: 'ec-week',
  slotHeaderRowClass: 'ec-line',
  fillerClass: 'ec-line',
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderClass: ({ inPopover, isToday }) => (inPopover ? 'ec-popover-head' : `ec-line ${when('ec-today', isToday)}`),
  dayHeaderInnerClass: ({ inPopover }) => when('ec-day-head', !inPopover),
  dayHeaderContent: drawDayHead,
  dayCellTopContent: drawDayNumber,
  dayHeaderDividerClass: 'ec-divider ec-line',
  allDayDividerClass: 'ec-divider ec-line',
  dayCellClass: ({ inPopover, isOther, isToday, isNarrow }) =>
    inPopover
      ? 'ec-popover-day'
      : `ec-cell ec-line ${when('ec-other', isOther)} ${when('ec-today', isToday)} ${when('ec-narrow', isNarrow)}`,
  dayCellTopClass: 'ec-cell-top',
  dayCellInnerClass: 'ec-cell-events',
  dayCellBottomClass: 'ec-cell-bottom',
  dayLaneClass: ({ isToday, view }) => `ec-lane ec-line ${when('ec-today', isToday && view.type !== 'timeGridDay')}`,
  dayLaneInnerClass: 'ec-lane-events',
  slotLaneClass: ({ isMinor }) => `ec-slot ec-line ${when('ec-minor', isMinor)}`,
  slotHeaderAlign: 'end',
  slotHeaderInnerClass: ({ isFirst }) => `ec-slot-name ${when('ec-first', isFirst)}`,
  slotHeaderDividerClass: 'ec-axis-line ec-line',
  allDayHeaderInnerClass: 'ec-slot-name ec-all-day',
  eventClass: ({ isDragging, isMirror, isSelected, isNarrow, isShort }) =>
    `ec-event ${when('ec-dragging', isDragging)} ${when('ec-mirror', isMirror)} ${when('ec-selected', isSelected)} ${when('ec-narrow', isNarrow)} ${when('ec-short', isShort)}`,
  rowEventClass: ({ isStart, isEnd }) => `ec-row ${when('ec-starts', isStart)} ${when('ec-stops', isEnd)}`,
  columnEventClass: ({ isStart, isEnd }) => `ec-column ${when('ec-starts', isStart)} ${when('ec-stops', isEnd)}`,
  listItemEventClass: 'ec-list-event',
  eventInnerClass: 'ec-event-inner',
  rowEventBeforeClass: ({ isStartResizable }) => when('ec-handle ec-handle-start', isStartResizable),
  rowEventAfterClass: ({ isEndResizable }) => when('ec-handle ec-handle-end', isEndResizable),
  columnEventBeforeClass: ({ isStartResizable }) => when('ec-handle ec-handle-top', isStartResizable),
  columnEventAfterClass: ({ isEndResizable }) => when('ec-handle ec-handle-bottom', isEndResizable),
  moreLinkClass: ({ isNarrow }) => `ec-more ${when('ec-narrow', isNarrow)}`,
  moreLinkInnerClass: 'ec-more-inner',
  columnMoreLinkClass: 'ec-more-column',
  // The grid is one tab stop: its keys go to what is behind it as they go to events.
  moreLinkDidMount: ({ el }) => {
    el.tabIndex = -1;
  },
  popoverClass: 'ec-popover',
  popoverCloseClass: 'ec-popover-close',
  popoverCloseContent: drawCross,
  highlightClass: 'ec-highlight',
  nowIndicatorLineClass: 'ec-now',
  nowIndicatorDotClass: 'ec-now-dot',
  listDaysClass: 'ec-list',
  listDayClass: ({ isToday }) => `ec-list-day ${when('ec-today', isToday)}`,
  listDayHeaderClass: 'ec-list-head',
  listDayHeaderInnerClass: ({ level }) => (level ? 'ec-list-date' : 'ec-list-weekday'),
  listDayHeaderContent: drawListHead,
  listDayBodyClass: 'ec-list-events',
  noEventsClass: 'ec-empty',
} satisfies CalendarOptions;
