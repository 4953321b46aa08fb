/** The layers below the fields, loaded when a calendar is likely to open. */
export { DayLayer } from './DayLayer.tsx';
export { DaysLayer } from './DaysLayer.tsx';
export { MomentLayer } from './MomentLayer.tsx';
export { RangeLayer } from './RangeLayer.tsx';
