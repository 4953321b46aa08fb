import type { ReactNode } from 'react';

export interface CarouselSlide {
  /** Tells it from all other slides. */
  id: string;
  /** What it shows, for screen readers and the dots; left out, its number alone names it. */
  label?: string;
  /** What it shows. Nothing of it can be reached while it is out of sight. */
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

/** Where the carousel stands, and where it can go from there. */
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
