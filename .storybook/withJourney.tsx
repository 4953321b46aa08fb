import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentWalker, goOn, linkToStep, onWalk, walkTo } from './journey.ts';
import './journey.css';

/** Long enough to read a caption. */
const PAUSE_MS = 2200;

/** Puts captions, and the way on and back, below a story that is a journey. Tests need none of it. */
export const withJourney: Decorator = (Story, { parameters, viewMode }) => (
  <>
    <Story />
    {parameters['journey'] && viewMode === 'story' && import.meta.env.MODE !== 'test' && <JourneyBar />}
  </>
);

function JourneyBar() {
  const walker = useSyncExternalStore(onWalk, currentWalker);
  const [isAuto, setAuto] = useState(false);
  const isOver = !walker || walker.done >= walker.captions.length;
  const isMoving = isAuto && !isOver && !walker.isBusy;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(() => void goOn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isMoving]);

  if (!walker) return null;
  const { captions, done, isBusy } = walker;
  return (
    <section className="journey" aria-label="Journey">
      <p aria-live="polite">
        <b>
          {done} of {captions.length}
        </b>
        {isOver ? 'The end of the journey' : captions[done]}
      </p>
      <button type="button" disabled={done === 0 || isBusy} onClick={() => walkTo(done - 1)}>
        Back
      </button>
      <button type="button" disabled={isOver || isBusy} onClick={() => void goOn()}>
        Next
      </button>
      <button type="button" aria-pressed={isAuto} onClick={() => setAuto(!isAuto)}>
        Play by itself
      </button>
      <button type="button" onClick={() => void navigator.clipboard.writeText(linkToStep(done))}>
        Copy link
      </button>
    </section>
  );
}
