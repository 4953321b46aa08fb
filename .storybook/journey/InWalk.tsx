import { useEffect } from 'react';
import { currentWalker, goOn, onWalk } from './journey.ts';
import { WALK_ORDER, WALK_REPORT, type WalkReport } from './journey.link.ts';

/** Instead of a bar: the page around this frame hears how the journey stands, and says when it goes on. */
export function InWalk({ storyId }: { storyId: string }) {
  useEffect(() => {
    const report = () => {
      const walker = currentWalker();
      const message: WalkReport | null = walker && { type: WALK_REPORT, storyId, walker };
      if (message) parent.postMessage(message, location.origin);
    };
    const obey = ({ source, data }: MessageEvent) => {
      if (source === parent && data === WALK_ORDER) void goOn();
    };
    report();
    const stop = onWalk(report);
    addEventListener('message', obey);
    return () => {
      stop();
      removeEventListener('message', obey);
    };
  }, [storyId]);
  return null;
}
