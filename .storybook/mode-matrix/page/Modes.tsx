import { type RefObject, useEffect, useRef, useState } from 'react';
import { foundIn } from '../frames/findings.ts';
import type { MatrixState } from '../frames/matrix.state.ts';
import { type Choice, chosenModes } from '../modes/choice.ts';
import { keyOf, type StoryMode } from '../modes/story-modes.ts';
import { ModeCard } from './ModeCard.tsx';
import { useMatrix } from './useMatrix.ts';

interface ModesProps {
  storyId: string;
  /** The title of the story's file, such as `Features/kanban`. */
  title: string;
  /** The settings of the toolbar. */
  globals: string;
  choice: Choice;
}

/** The grid of frames, and the sum of what axe found in them. */
export function Modes({ storyId, title, globals, choice }: ModesProps) {
  const matrix = useMatrix(storyId);
  const grid = useRef<HTMLDivElement>(null);
  const room = useInlineSize(grid);
  const modes = chosenModes(choice);

  return (
    <>
      <p className="mm-quiet">
        <span role="status">{modes.length === 1 ? '1 mode' : `${modes.length} modes`}</span>
        {sumOf(matrix.state, modes)} Frames load when they come into sight, and play their story to its end.
        {modes.some(({ colours }) => colours === 'forced') &&
          ' A page cannot force colours on a frame: these are emulated in the contrast themes Desert and Night sky.'}
      </p>
      <div ref={grid} className="mm-grid">
        {inRows(modes).map((row) => (
          <ul key={keyOf(row[0])} role="list">
            {row.map((mode) => (
              <ModeCard
                key={keyOf(mode)}
                {...{ storyId, title, globals, mode, matrix, room }}
                size={choice.size}
                state={matrix.state.frames[keyOf(mode)]}
              />
            ))}
          </ul>
        ))}
      </div>
    </>
  );
}

/** Modes that differ in nothing but skin and direction stand in one row. */
function inRows(modes: readonly StoryMode[]): Array<[StoryMode, ...StoryMode[]]> {
  const rows: Array<[StoryMode, ...StoryMode[]]> = [];
  for (const mode of modes) {
    const row = rows.at(-1);
    const isAlike =
      row && (['width', 'density', 'colours'] as const).every((aspect) => row[0][aspect] === mode[aspect]);
    if (isAlike) row.push(mode);
    else rows.push([mode]);
  }
  return rows;
}

function sumOf({ frames }: MatrixState, modes: readonly StoryMode[]): string {
  const found = modes.flatMap((mode) => foundIn(mode, frames[keyOf(mode)])?.length ?? []);
  const count = found.reduce((sum, each) => sum + each, 0);
  const violations = count === 1 ? '1 violation' : `${count || 'no'} violations`;
  return `, ${found.length} checked by axe: ${violations}.`;
}

/** How wide an element is, in pixels. */
function useInlineSize(element: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);

  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setSize(entry?.contentRect.width ?? 0));
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);

  return size;
}
