import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';

export interface TourStep {
  /** The id of the element it points at. When there is none on the page, the step stands alone in the middle. */
  target: string;
  /** What the element is. */
  title: string;
  /** What it is good for, in a sentence or two. */
  text: ReactNode;
}

/** Whether a tour was gone through, left on purpose, or closed by its cross or Escape. */
export type TourEnd = 'finished' | 'skipped' | 'cancelled';

export interface TourProps {
  /** Whether it is under way. Focus goes into each step, and returns to where it was. */
  isOpen: boolean;
  /** What it shows, one after the other. */
  steps: readonly TourStep[];
  /** Called when it ends, and how. */
  onClose: (event: { end: TourEnd }) => void;
}

const loadLayer = () => import('./TourLayer.tsx');

/**
 * Leads through what is new on a page, one thing after the other, where somebody asks for it. Its code arrives when it starts. For
 * help that is needed every time, use the description of a field or a `Popover`.
 */
export function Tour({ isOpen, steps, onClose }: TourProps) {
  const { code, ask } = useOnDemand(loadLayer);
  // Without a network the tour ends at once: it must not come up once nobody waits for it.
  const load = useEffectEvent(() => void ask(() => onClose({ end: 'cancelled' })));
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen]);

  return isOpen && code && <code.TourLayer steps={steps} onClose={onClose} />;
}
