import { type RefObject, useEffect, useRef } from 'react';
import { useStillness } from '../../../theme/useStillness.ts';
import type { CalendarEvent, ShownView, EventMove, EventTimes } from '../calendar.types.ts';
import { isSame } from '../times/moves.ts';

interface SlideOptions {
  root: RefObject<HTMLElement | null>;
  events: readonly CalendarEvent[];
  view: ShownView;
  date: string;
  onMove: ((move: EventMove) => void) | undefined;
}

interface Place {
  x: number;
  y: number;
}

/** How long an event takes to slide back that was dropped nowhere, or whose move was refused, in ms. */
export const REVERT_MS = 200;

/** Frames in which FullCalendar finds places for its events; until then they are hidden. */
const MOST_FRAMES = 12;

/**
 * Lets an event slide back when its owner shows it at its old time again, because the move was refused or undone.
 *
 * @returns `onMove` to call instead, so that moves are known
 */
export function useSlideBack({
  root,
  events,
  view,
  date,
  onMove,
}: SlideOptions): ((move: EventMove) => void) | undefined {
  const isStill = useStillness();
  const drawing = `${view} ${date}`;
  /** The last move of each event, with the place that it had in the grid afterwards. */
  const moves = useRef(new Map<string, { from: EventTimes; drawing: string; place?: Place }>());

  useEffect(() => {
    for (const [id, move] of moves.current) {
      // A place in another view or on other days says nothing about this drawing.
      if (move.drawing !== drawing) moves.current.delete(id);
    }
    const watches = [...moves.current].map(([id, move]) => {
      const event = events.find((each) => each.id === id);
      if (!event) return undefined;
      const isBack = isSame(event, move.from);
      return oncePlaced(root, id, (face, place) => {
        if (!isBack) move.place = place;
        else if (move.place) {
          moves.current.delete(id);
          if (!isStill) slide(face, move.place, place);
        }
      });
    });
    return () => watches.forEach((stop) => stop?.());
  }, [root, events, drawing, isStill]);

  if (!onMove) return undefined;
  return (move) => {
    moves.current.set(move.id, { from: move.from, drawing });
    onMove(move);
  };
}

/** Calls back with an event's element and its place once it is there to be seen. Answers with a function that stops the wait. */
function oncePlaced(
  root: RefObject<HTMLElement | null>,
  id: string,
  found: (face: HTMLElement, place: Place) => void,
): () => void {
  let frames = MOST_FRAMES;
  let frame = 0;
  const look = () => {
    const face = root.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`);
    if (root.current && face?.checkVisibility({ visibilityProperty: true })) {
      const [{ x, y }, origin] = [face.getBoundingClientRect(), root.current.getBoundingClientRect()];
      found(face, { x: x - origin.x, y: y - origin.y });
    } else if (frames-- > 0) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

function slide(face: HTMLElement, from: Place, to: Place) {
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  face.animate([{ transform }, { transform: 'none' }], { duration: REVERT_MS, easing: 'ease-out' });
}
