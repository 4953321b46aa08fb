import { foundIn } from '../frames/findings.ts';
import type { FrameState } from '../frames/matrix.state.ts';
import { labels, type StoryMode } from '../modes/story-modes.ts';

interface FindingsProps {
  mode: StoryMode;
  /** Missing as long as the frame has not begun. */
  state: FrameState | undefined;
}

/** The errors of a frame, and what axe found in it. */
export function Findings({ mode, state }: FindingsProps) {
  const { error, playError, phase } = state ?? {};
  const others = fixedOtherwise(mode, state);
  return (
    <div className="mm-notes">
      {error !== undefined && <p className="mm-problem">The story throws: {error}</p>}
      {playError !== undefined && <p className="mm-problem">Its play function stopped: {playError}</p>}
      {others.length > 0 && <p className="mm-problem">The story always shows {others.join(', ')}.</p>}
      {phase === 'slow' && <p className="mm-quiet">It still loads.</p>}
      {(phase === 'loading' || phase === 'drawn') && (
        <p className="mm-quiet">{phase === 'loading' ? 'Loading…' : 'Checking…'}</p>
      )}
      {phase === 'done' && error === undefined && <Violations mode={mode} state={state} />}
    </div>
  );
}

function Violations({ mode, state }: FindingsProps) {
  const found = foundIn(mode, state);
  if (!found) return <p className="mm-quiet">Not checked by axe.</p>;
  if (found.length === 0) {
    return <p className="mm-quiet">{mode.colours === 'forced' ? 'No violations beside colours' : 'No violations'}</p>;
  }

  return (
    <details>
      <summary>{found.length === 1 ? '1 violation' : `${found.length} violations`}</summary>
      <ul>
        {found.map(({ id, help, helpUrl, count }) => (
          <li key={id}>
            <a href={helpUrl} target="_blank" rel="noopener noreferrer">
              {help}
            </a>{' '}
            <code>{id}</code>, {count === 1 ? '1 element' : `${count} elements`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const isLabelled = (value: unknown): value is keyof typeof labels => typeof value === 'string' && value in labels;

/** The settings in which a story differs from the mode, since it decides them for itself. */
function fixedOtherwise(mode: StoryMode, state: FrameState | undefined): string[] {
  const { skin, direction, density } = mode;
  return Object.entries({ skin, direction, density }).flatMap(([aspect, value]) => {
    const fixed = state?.fixed?.[aspect];
    return fixed === undefined || fixed === value ? [] : [isLabelled(fixed) ? labels[fixed] : 'another setting'];
  });
}
