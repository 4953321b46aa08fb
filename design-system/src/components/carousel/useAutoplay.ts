import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useState } from 'react';
import { useStillness } from '../../theme/useStillness.ts';
import { playerOf } from './useCarousel.ts';

/**
 * Lets slides come by themselves, until the person says stop. They wait while the pointer rests on them or the keyboard is
 * among them, and never come where movement is unwelcome.
 */
export function useAutoplay(api: EmblaCarouselType | undefined, isOffered: boolean) {
  const isStill = useStillness();
  const [isStopped, setStopped] = useState(false);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);
  const canPlay = isOffered && !isStill;
  const isRunning = canPlay && !isStopped && !isUnderPointer && !hasKeyboard;

  useEffect(() => {
    if (!api) return;
    const sync = () => (isRunning ? playerOf(api)?.play() : playerOf(api)?.stop());
    sync();
    // A drag and a new size stop the player for good.
    api.on('pointerUp', sync).on('reInit', sync);
    return () => void api.off('pointerUp', sync).off('reInit', sync);
  }, [api, isRunning]);

  return {
    isRunning,
    playback: canPlay ? { isStopped, toggle: () => setStopped(!isStopped) } : undefined,
    pointerHolds: {
      onPointerEnter: () => setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
    },
    focusHolds: {
      // The button that starts it is no reason to wait.
      onFocus: ({ target }: FocusEvent) =>
        setHasKeyboard(target.matches(':focus-visible') && !target.closest('[data-playback]')),
      onBlur: () => setHasKeyboard(false),
    },
  };
}
