import { useTimeAgo } from './useTimeAgo.ts';

export interface TimeAgoProps {
  /** A moment or a day (`2026-11-21`). */
  past: string;
}

/** How long ago a moment or a day was, which alone is drawn again as time goes by. */
export const TimeAgo = ({ past }: TimeAgoProps) => useTimeAgo(past);
