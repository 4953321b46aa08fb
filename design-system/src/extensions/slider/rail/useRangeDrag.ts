import { type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { useDragWatch } from '../../../lib/drag/useDragWatch.ts';
import { useLocaleSettings } from '../../../lib/i18n/LocaleProvider.tsx';
import { type Range, type Scale, shift } from './slider.scale.ts';

interface RangeDragOptions {
  range: Range;
  scale: Scale;
  orientation: 'horizontal' | 'vertical';
  /** Called with the positions that both handles were dragged to. */
  onDrag: (range: Range) => void;
}

interface Handle {
  at: number;
  length: number;
  range: Range;
}

/** Lets the pointer take hold of what is between two handles. Keys move the handles one by one. */
export function useRangeDrag({ range, scale, orientation, onDrag }: RangeDragOptions) {
  const { direction } = useLocaleSettings();
  const handle = useRef<Handle | null>(null);
  const drag = useDragWatch();
  const isVertical = orientation === 'vertical';
  const isReversed = isVertical || direction === 'rtl';
  const alongRail = (event: PointerEvent) => (isVertical ? event.clientY : event.clientX) * (isReversed ? -1 : 1);
  // The rail would take it for a tap.
  const keepFromRail = (event: SyntheticEvent) => event.stopPropagation();

  const release = () => {
    handle.current = null;
    drag.end();
  };
  return {
    onMouseDown: keepFromRail,
    onTouchStart: keepFromRail,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      keepFromRail(event);
      const rail = event.currentTarget.parentElement?.getBoundingClientRect();
      if (event.button !== 0 || !rail) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      handle.current = { at: alongRail(event), length: isVertical ? rail.height : rail.width, range };
      drag.begin({
        needsTarget: false,
        onAbort: () => {
          handle.current = null;
          onDrag(range);
        },
      });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!handle.current) return;
      const { at, length, range: atFirst } = handle.current;
      onDrag(shift(atFirst, ((alongRail(event) - at) / length) * (scale.max - scale.min), scale));
    },
    onPointerUp: release,
  };
}
