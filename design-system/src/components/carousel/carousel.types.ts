import type { ReactNode } from 'react';

export interface CarouselSlide {
  /** Tells it from all other slides. */
  id: string;
  /** The name for screen readers and the dots. Defaults to the number of the slide. */
  label?: string;
  /** The content of the slide. It cannot be reached while it is out of view. */
  content: ReactNode;
  /** Words that lie on the foot of a picture. */
  caption?: ReactNode;
}

/** How one slide gives way to the next. */
export type CarouselEffect = 'slide' | 'fade' | 'cube' | 'coverflow';

/** How many slides stand beside each other: one number, or one for each least width of the window, in pixels. */
export type SlidesPerView = number | 'auto' | Readonly<Record<number, number>>;

/** Which slides have their content: all, those that were in sight, or those in sight and their neighbours. */
export type CarouselMounts = 'all' | 'seen' | 'near';

/** The position of the carousel and its possible moves. */
export interface CarouselPosition {
  /** The stop it stands at. */
  stop: number;
  /** The places of the columns of slides that belong to each stop. */
  stops: readonly (readonly number[])[];
  /** The places of the columns of slides that are in sight. */
  inSight: readonly number[];
  canGoBack: boolean;
  canGoOn: boolean;
}
