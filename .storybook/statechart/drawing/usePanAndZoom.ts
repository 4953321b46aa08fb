import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from './chart.layout.ts';
import { centredOn, firstThatFits, isInSight, type View } from './view.ts';

/** The letters of a chart are 12 px high: smaller ones cannot be read, and a large chart shows a part of itself. */
const SMALLEST = 1;
const LARGEST = 2.5;
const STEP = 60;
const MARGIN = 24;

/** Moves and enlarges a drawing by pointer, wheel, fingers and keys. */
export function usePanAndZoom(surface: RefObject<HTMLElement | null>, drawing: { width: number; height: number }) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const drag = useRef<{ x: number; y: number } | null>(null);
  const seen = useRef({ width: 0, height: 0 });
  const { width, height } = drawing;

  const room = useCallback(() => {
    const { clientWidth = 0, clientHeight = 0 } = surface.current ?? {};
    return { width: clientWidth, height: clientHeight };
  }, [surface]);

  const zoomBy = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const space = room();
      const { x, y } = at ?? { x: space.width / 2, y: space.height / 2 };
      setView((from) => {
        const scale = limit(from.scale * factor);
        const grown = scale / from.scale;
        return { scale, x: x - (x - from.x) * grown, y: y - (y - from.y) * grown };
      });
    },
    [room],
  );

  /**
   * Shows the first of some boxes that there is room for, or the last one. Leaves the view alone while the box is in it, unless the
   * drawing is a new one or the box has to be in the middle.
   */
  const bringIntoSight = useCallback(
    (boxes: readonly [Box, ...Box[]], { isCentred = false } = {}) => {
      const space = room();
      const isFirst = isCentred || seen.current.width !== width || seen.current.height !== height;
      seen.current = { width, height };
      setView((from) => {
        const whole = Math.min((space.width - MARGIN) / width, (space.height - MARGIN) / height, 1.15);
        const scale = isFirst ? limit(whole) : from.scale;
        const box = firstThatFits(boxes, space, scale);
        return !isFirst && isInSight(box, from, space) ? from : centredOn(box, { width, height }, space, scale);
      });
    },
    [room, width, height],
  );

  useWheel(surface, zoomBy, setView);

  return { view, zoomBy, bringIntoSight, handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp } };

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const move = moves[key];
    const zoom = { '+': 1.25, '=': 1.25, '-': 0.8 }[key];
    if (ctrlKey || metaKey || altKey || (!move && !zoom)) return;
    event.preventDefault();
    event.stopPropagation();
    if (move) setView(({ x, y, scale }) => ({ scale, x: x + move.x, y: y + move.y }));
    else if (zoom) zoomBy(zoom);
  }

  function onPointerDown({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent) {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    drag.current = { x: clientX, y: clientY };
  }

  function onPointerMove({ clientX, clientY }: PointerEvent) {
    const from = drag.current;
    if (!from) return;
    drag.current = { x: clientX, y: clientY };
    setView(({ x, y, scale }) => ({ scale, x: x + clientX - from.x, y: y + clientY - from.y }));
  }

  function onPointerUp() {
    drag.current = null;
  }
}

const moves: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** React listens to wheels passively: nothing could keep the page from scrolling. */
function useWheel(
  surface: RefObject<HTMLElement | null>,
  zoomBy: (factor: number, at: { x: number; y: number }) => void,
  setView: (change: (from: View) => View) => void,
) {
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { deltaX, deltaY, offsetX, offsetY } = event;
      if (event.ctrlKey || event.metaKey) zoomBy(Math.exp(-deltaY / 200), { x: offsetX, y: offsetY });
      else setView(({ x, y, scale }) => ({ scale, x: x - deltaX, y: y - deltaY }));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [surface, zoomBy, setView]);
}

const limit = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale));
