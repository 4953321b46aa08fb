import { nextQuarterHour, useClock } from '@embarque/design-system';
import { type DayPart, dayPartOf } from './day-part.ts';

const dayPart = (now: number) => dayPartOf(new Date(now).getHours());

/** The part of the day here. */
export const useDayPart = (): DayPart => useClock(dayPart, nextQuarterHour);
