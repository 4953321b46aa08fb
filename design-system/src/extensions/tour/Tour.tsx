import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';
import type { TourProps } from './tour.types.ts';
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
