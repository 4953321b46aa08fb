import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useDragWatch } from '../../lib/drag/useDragWatch.ts';
import { useLocaleSettings } from '../../lib/i18n/LocaleProvider.tsx';
import type { Pane } from './usePaneSize.ts';

/** How far an arrow key goes, in per cent. */
const step = 5;

/** Moves the edge by pointer and keys; a double press does what Enter does. */
export function useEdge(edgeRef: RefObject<HTMLElement | null>, { size, least, most, resize, restore, toggle }: Pane) {
  const { direction } = useLocaleSettings();
  /** The offset between the pointer and the edge when dragging started. */
  const handle = useRef<number | null>(null);
  const drag = useDragWatch();
  const towardsEnd = direction === 'rtl' ? -1 : 1;

  const keys: Record<string, () => void> = {
    ArrowRight: () => resize(size + step * towardsEnd),
    ArrowLeft: () => resize(size - step * towardsEnd),
    Home: () => resize(least),
    End: () => resize(most),
    Enter: toggle,
  };
  const release = () => {
    handle.current = null;
    drag.end();
  };
  const giveUp = (atFirst: number) => {
    handle.current = null;
    restore(atFirst);
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    },
    onDoubleClick: toggle,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      handle.current = event.clientX - middleOf(event.currentTarget.getBoundingClientRect());
      drag.begin({ needsTarget: false, onAbort: () => giveUp(size) });
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>) => {
      const edge = edgeRef.current?.getBoundingClientRect();
      const around = edgeRef.current?.parentElement?.getBoundingClientRect();
      if (handle.current === null || !edge || !around) return;
      const room = around.width - edge.width;
      const fromLeft = clientX - handle.current - around.left - edge.width / 2;
      resize(((direction === 'rtl' ? room - fromLeft : fromLeft) / room) * 100);
    },
    onPointerUp: release,
  };
}

function middleOf({ left, width }: DOMRect) {
  return left + width / 2;
}
