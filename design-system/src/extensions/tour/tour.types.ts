import type { ReactNode } from 'react';

export interface TourStep {
  /** The id of the element it points at. When there is none on the page, the step stands alone in the middle. */
  target: string;
  /** The name of the element. */
  title: string;
  /** The explanation, in a sentence or two. */
  text: ReactNode;
}

/** Whether a tour was gone through, left on purpose, or closed by its cross or Escape. */
export type TourEnd = 'finished' | 'skipped' | 'cancelled';

export interface TourProps {
  /** Whether it is under way. Focus goes into each step, and returns to where it was. */
  isOpen: boolean;
  /** The steps, in order. */
  steps: readonly TourStep[];
  /** Called when it ends, and how. */
  onClose: (event: { end: TourEnd }) => void;
}
