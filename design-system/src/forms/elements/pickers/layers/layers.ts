/** What opens below the fields: loaded with the first sign of interest in a calendar. */
export { DayLayer } from './DayLayer.tsx';
export { DaysLayer } from './DaysLayer.tsx';
export { MomentLayer } from './MomentLayer.tsx';
export { RangeLayer } from './RangeLayer.tsx';
