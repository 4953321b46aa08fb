import { Button, Progress } from '@embarque/design-system';
import type { Walker } from '../../journey/journey.link.ts';

interface WalkBarProps {
  walker: Walker | null;
  /** Why the journey cannot be shown. */
  broken: string | null;
  /** Which journey it is, counted from 1, of how many. */
  position: number;
  count: number;
  isPlaying: boolean;
  /** Whether it waits for somebody who writes a remark. */
  isWriting: boolean;
  onPlay: (isPlaying: boolean) => void;
  onStep: () => void;
  onRepeat: () => void;
  /** Called with 1 for the next journey, and -1 for the one before. */
  onGo: (by: 1 | -1) => void;
  onOverview: () => void;
}

/** Leads through the walk, and says which step is being done. */
export function WalkBar({ walker, broken, position, count, isPlaying, isWriting, ...on }: WalkBarProps) {
  const isAtEnd = walker !== null && walker.done === walker.captions.length;
  const canStep = walker !== null && !isPlaying && !walker.isBusy && !isAtEnd;

  return (
    <section className="walk-bar" aria-label="Walk">
      <div className="walk-caption">
        <span className="walk-quiet" aria-hidden="true">
          Journey {position} of {count}
        </span>
        <Progress label={`Journey ${position} of ${count}`} value={position} max={count} size="small" />
        <p role="status">
          {captionOf(walker, broken)}
          {isPlaying && isWriting && ' (waits while you write)'}
        </p>
      </div>
      <div className="walk-buttons">
        <Button variant="ghost" onClick={on.onOverview}>
          Overview
        </Button>
        <Button variant="outline" isIdle={position === 1} onClick={() => on.onGo(-1)}>
          Back
        </Button>
        <Button variant="outline" onClick={() => on.onPlay(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button variant="outline" isIdle={!canStep} onClick={on.onStep}>
          Next step
        </Button>
        <Button variant="outline" onClick={on.onRepeat}>
          Repeat
        </Button>
        <Button onClick={() => on.onGo(1)}>{position === count ? 'Finish' : 'Next'}</Button>
      </div>
    </section>
  );
}

function captionOf(walker: Walker | null, broken: string | null): string {
  if (broken) return `This journey failed: ${broken}`;
  if (!walker) return 'The journey opens …';
  const { captions, done, isBusy, hasFailed } = walker;
  if (hasFailed) return `Step failed: ${captions[done]}. The console has the reason.`;
  if (isBusy) return `Step ${done + 1} of ${captions.length}: ${captions[done]}`;
  if (done === 0) return 'Nothing has happened yet';
  return `Step ${done} of ${captions.length}: ${captions[done - 1]}`;
}
