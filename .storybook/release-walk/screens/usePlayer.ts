import { useEffect, useEffectEvent } from 'react';
import type { Walker } from '../../journey/journey.link.ts';

interface Player {
  /** `null` until the journey has opened. */
  walker: Walker | null;
  isPlaying: boolean;
  /** Long enough to read a caption, in milliseconds. */
  pauseMs: number;
  onStep: () => void;
  onEnd: () => void;
}

/** Goes on after each step, and after the last one to what follows. A failure stops it. */
export function usePlayer({ walker, isPlaying, pauseMs, onStep, onEnd }: Player) {
  const goOn = useEffectEvent((isAtEnd: boolean) => (isAtEnd ? onEnd() : onStep()));

  useEffect(() => {
    if (!walker || !isPlaying || walker.isBusy || walker.hasFailed) return undefined;
    const isAtEnd = walker.done === walker.captions.length;
    const timer = setTimeout(() => goOn(isAtEnd), pauseMs);
    return () => clearTimeout(timer);
  }, [walker, isPlaying, pauseMs]);
}
