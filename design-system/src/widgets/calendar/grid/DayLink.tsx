import type { DayCellInfo, DayHeaderInfo, ListDayHeaderInnerInfo } from '@fullcalendar/react';
import { X } from 'lucide-react';
import { createContext, use } from 'react';
import { Icon } from '../../../icons/Icon.tsx';

/** Goes to the view of one day. */
export const DayLinkContext = createContext<(day: string) => void>(() => {});

interface DayLinkProps {
  date: Date;
  text: string;
  number: string;
}

/** FullCalendar would end a press on the day a moment after its view is gone, and fail: it gets to see none. */
function keepPress(button: HTMLButtonElement) {
  const stop = (event: Event) => event.stopPropagation();
  button.addEventListener('mousedown', stop);
  button.addEventListener('touchstart', stop, { passive: true });
  return () => {
    button.removeEventListener('mousedown', stop);
    button.removeEventListener('touchstart', stop);
  };
}

/** The number of a day. A press leads to its day; keys do so by the choice of the view, so it is no tab stop. */
function DayLink({ date, text, number }: DayLinkProps) {
  const goTo = use(DayLinkContext);
  const [before = '', after = ''] = text.split(number);
  return (
    <button
      ref={keepPress}
      type="button"
      className="ec-day-link"
      lang="pt-BR"
      tabIndex={-1}
      onClick={() => goTo(date.toISOString().slice(0, 'yyyy-mm-dd'.length))}
    >
      {before && <span>{before}</span>}
      <span className="ec-day-number">{number}</span>
      {after && <span>{after}</span>}
    </button>
  );
}

/** The head of a day in the month. */
export const drawDayNumber = ({ date, text, dayNumberText }: DayCellInfo) => (
  <DayLink date={date} text={text} number={dayNumberText} />
);

/** The head of a day in the time grid. */
export const drawDayHead = ({ date, inPopover, text, weekdayText, dayNumberText }: DayHeaderInfo) =>
  inPopover || !dayNumberText ? (
    <span lang="pt-BR">{text.replace('.', '')}</span>
  ) : (
    <DayLink date={date} text={`${weekdayText.replace('.', '')} ${dayNumberText}`} number={dayNumberText} />
  );

/** The head of a day in the list. */
export const drawListHead = ({ text }: ListDayHeaderInnerInfo) => (
  <bdi lang="pt-BR" dir="ltr">
    {text}
  </bdi>
);

/** Closes the list of a day. */
export const drawCross = () => <Icon icon={X} />;
