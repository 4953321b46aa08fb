import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { ChartItem, ChartProps, Drawing, Position, Spot } from '../chart.types.ts';
import { firstPosition, nextPosition, type PositionKey } from '../plot/positions.ts';

interface ActivePoint {
  position: Position;
  /** Only the keyboard announces a value: a pointer user reads the tooltip. */
  by: 'keys' | 'pointer';
}

interface ActivePointOptions {
  items: readonly ChartItem[];
  drawing: Drawing;
  isRtl: boolean;
  onChoose: ChartProps['onChoose'] | undefined;
}

/** The value that the pointer or the keys show, and the handlers of the surface that change and choose it. */
export function useActivePoint({ items, drawing, isRtl, onChoose }: ActivePointOptions) {
  const [activePoint, setActivePoint] = useState<ActivePoint>();
  const spot = activePoint && drawing.marks[activePoint.position.series]?.[activePoint.position.index];
  const tip = activePoint && spot ? drawing.tip(activePoint.position) : undefined;

  // The first tap of a finger only shows a value.
  const wasShown = useRef(false);

  const choose = (position: Position) => {
    const item = drawing.itemAt?.(position) ?? position.series;
    onChoose?.({ id: items[item]?.id ?? '', index: position.index });
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    const position = drawing.pick(spotUnder(event));
    if (!isSame(position, activePoint?.position)) setActivePoint(position && { position, by: 'pointer' });
  };
  const pointDown = (event: PointerEvent<HTMLElement>) => {
    wasShown.current = event.pointerType !== 'touch' || isSame(drawing.pick(spotUnder(event)), activePoint?.position);
    point(event);
  };
  const start = () => {
    const position = activePoint && spot ? activePoint.position : firstPosition(drawing.marks);
    setActivePoint(position && { position, by: 'keys' });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && activePoint) setActivePoint(undefined);
    else if (event.key === 'Enter' && activePoint?.by === 'keys' && spot && onChoose) choose(activePoint.position);
    else if (event.key === 'Enter' || event.key === ' ') start();
    else if (!isPositionKey(event.key)) return;
    else if (!activePoint || !spot) start();
    else setActivePoint({ position: nextPosition(drawing.marks, activePoint.position, event.key, isRtl), by: 'keys' });
    event.preventDefault();
  };

  const handlers = {
    onPointerMove: point,
    onPointerDown: pointDown,
    onClick: () => activePoint && wasShown.current && choose(activePoint.position),
    // A finger leaves when it is lifted; what it found stays to be read.
    onPointerLeave: ({ pointerType }: PointerEvent) =>
      pointerType !== 'touch' && activePoint?.by === 'pointer' && setActivePoint(undefined),
    onBlur: () => setActivePoint(undefined),
    onKeyDown: press,
  };
  return { activePoint, spot, tip, handlers };
}

function spotUnder({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const isSame = (one: Position | undefined, other: Position | undefined) =>
  one?.series === other?.series && one?.index === other?.index;

const positionKeys: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

const isPositionKey = (key: string): key is PositionKey => positionKeys.includes(key);
