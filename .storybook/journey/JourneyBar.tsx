import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { linkToStep } from './journey.link.ts';
import { currentWalker, goOn, onWalk, walkTo } from './journey.ts';
import './journey.css';

/** Long enough to read a caption. */
const PAUSE_MS = 2200;

/** The bar is mounted again with its story; the journey that plays by itself and the focus must outlive it. */
let playing: string | null = null;
let focusReturnsTo: Way | null = null;

type Way = 'start' | 'back' | 'next';

interface JourneyBarProps {
  storyId: string;
  /** Whether the toolbar lets answers wait. */
  isSlow: boolean;
}

/** Says what has happened in a journey, and leads on and back. */
export function JourneyBar({ storyId, isSlow }: JourneyBarProps) {
  const walker = useSyncExternalStore(onWalk, currentWalker);
  const [isAuto, setAuto] = useState(playing === storyId);
  const [copiedAt, setCopiedAt] = useState<number | null>(null);
  const bar = useRef<HTMLElement>(null);
  const { captions = [], done = 0, isBusy = true, hasFailed = false } = walker ?? {};
  const next = captions[done];
  const isMoving = isAuto && next !== undefined && !isBusy && !hasFailed;

  useEffect(() => {
    playing = isAuto ? storyId : null;
    if (!isMoving) return undefined;
    const timer = setTimeout(() => void goOn(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [storyId, isAuto, isMoving]);

  useEffect(() => {
    if (isBusy || !focusReturnsTo) return;
    // The way to the start goes with the failure.
    const way = focusReturnsTo === 'start' ? 'next' : focusReturnsTo;
    bar.current?.querySelector<HTMLElement>(`[data-way="${way}"]`)?.focus();
    focusReturnsTo = null;
  }, [isBusy]);

  if (!walker) return null;

  const go = (way: Way) => {
    focusReturnsTo = way;
    if (way === 'next') void goOn();
    else walkTo(way === 'back' ? done - 1 : 0);
  };

  const copy = async () => {
    await navigator.clipboard.writeText(linkToStep(window.parent.location.href, done));
    setCopiedAt(done);
  };

  return (
    // A dialog of the page makes all that is beside it inert, but for what stands above dialogs.
    <section ref={bar} className="journey" aria-label="Journey" data-react-aria-top-layer>
      <div aria-live="polite">
        <p>
          <b>
            {done} of {captions.length}
          </b>
          {captions[done - 1] ?? 'Nothing has happened yet'}
        </p>
        {hasFailed && (
          <p>
            Step failed{isSlow ? ' with answers this slow' : ''}: {next}. The console has the reason.
          </p>
        )}
        {copiedAt === done && <p>The link is copied: it opens the journey at this step.</p>}
      </div>
      {hasFailed && (
        <WayButton way="start" isStuck={false} onGo={go}>
          Start again
        </WayButton>
      )}
      <WayButton way="back" isStuck={done === 0 || isBusy} onGo={go}>
        Back
      </WayButton>
      <WayButton way="next" isStuck={next === undefined || isBusy} onGo={go}>
        {next === undefined ? 'The end' : `Next: ${next}`}
      </WayButton>
      <button type="button" aria-pressed={isAuto} onClick={() => setAuto(!isAuto)}>
        Play by itself
      </button>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
    </section>
  );
}

interface WayButtonProps {
  way: Way;
  /** Whether it leads nowhere now; it keeps the focus. */
  isStuck: boolean;
  onGo: (way: Way) => void;
  children: string;
}

function WayButton({ way, isStuck, onGo, children }: WayButtonProps) {
  return (
    <button type="button" data-way={way} aria-disabled={isStuck} onClick={isStuck ? undefined : () => onGo(way)}>
      {children}
    </button>
  );
}
