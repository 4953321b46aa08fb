import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { forceColours } from '../frames/force-colours.ts';
import type { FrameState } from '../frames/matrix.state.ts';
import { aloneAddress, type Size, sizes } from '../modes/choice.ts';
import { canvasAddress, captionOf, frameAddress, keyOf, type StoryMode, windowOf } from '../modes/story-modes.ts';
import { Findings } from './Findings.tsx';
import type { Matrix } from './useMatrix.ts';

/** A frame that takes longer lets the next one load. */
const SLOW_MS = 45_000;

interface ModeCardProps {
  storyId: string;
  /** The title of the story's file. */
  title: string;
  /** The settings of the toolbar. */
  globals: string;
  mode: StoryMode;
  /** Missing as long as the frame has not begun. */
  state: FrameState | undefined;
  matrix: Matrix;
  size: Size;
  /** How wide the grid is, in pixels. */
  room: number;
}

/** One mode: its name, the story in a window of its width, and what axe found. */
export function ModeCard({ storyId, title, globals, mode, state, matrix, size, room }: ModeCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const { width, height } = windowOf(mode.width, title);
  const wanted = sizes[size][mode.width];
  const scale = size === 'actual' ? wanted : Math.min(wanted, room / width);
  const isForced = mode.colours === 'forced';
  const caption = captionOf(mode);

  useFrameInSight(card, keyOf(mode), matrix.send);
  useSlowness(keyOf(mode), state, matrix.send);
  const frame = useFrame(mode, matrix);

  return (
    <li ref={card} className="mm-card" style={{ inlineSize: `${width * scale}px` }}>
      <div className="mm-caption">
        <h2>{caption}</h2>
        <a
          href={isForced ? aloneAddress(mode, location.search) : canvasAddress(storyId, mode, globals)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open ${caption}`}
        >
          Open
        </a>
      </div>
      <div
        className="mm-window"
        style={{ blockSize: `${height * scale}px` }}
        aria-busy={state?.phase === 'loading' || undefined}
      >
        {state ? (
          <iframe
            className="mm-frame"
            ref={frame}
            title={caption}
            src={frameAddress(storyId, mode, globals)}
            // The keyboard passes by what is only looked at; as large as it is, a story can be used.
            tabIndex={size === 'actual' ? undefined : -1}
            data-still={size !== 'actual' || undefined}
            style={{ inlineSize: `${width}px`, blockSize: `${height}px`, transform: `scale(${scale})` }}
          />
        ) : (
          <p className="mm-quiet">Waiting…</p>
        )}
      </div>
      <Findings mode={mode} state={state} />
    </li>
  );
}

function useFrameInSight(card: RefObject<HTMLElement | null>, key: string, send: Matrix['send']) {
  useEffect(() => {
    if (!card.current) return undefined;
    const watch = new IntersectionObserver((entries) =>
      send({ type: entries.at(-1)?.isIntersecting ? 'in sight' : 'out of sight', key }),
    );
    watch.observe(card.current);
    return () => {
      watch.disconnect();
      send({ type: 'closed', key });
    };
  }, [card, key, send]);
}

function useSlowness(key: string, state: FrameState | undefined, send: Matrix['send']) {
  const isBusy = state?.phase === 'loading' || state?.phase === 'drawn';
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => send({ type: 'took long', key }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isBusy, key, send]);
}

/** Attaches a frame: what it reports counts for its mode, and its colours are forced if the mode says so. */
function useFrame(mode: StoryMode, { listenTo }: Matrix) {
  const { colours, skin } = mode;
  const key = keyOf(mode);

  return useCallback(
    (frame: HTMLIFrameElement) => {
      const stopListening = listenTo(key, frame);
      let stopForcing = () => {};
      const force = () => {
        if (colours === 'forced' && frame.contentDocument) stopForcing = forceColours(frame.contentDocument, skin);
      };
      frame.addEventListener('load', force);
      return () => {
        stopListening();
        stopForcing();
        frame.removeEventListener('load', force);
      };
    },
    [colours, skin, key, listenTo],
  );
}
