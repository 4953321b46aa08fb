import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { chosenViewport, frameName, isInPageFrame, pageIn, scaleOf, type Size } from './page-frame.ts';

const filled: CSSProperties = { display: 'grid', gridTemplate: '100% / 100%', inlineSize: '100%', blockSize: '100%' };
/** Storybook squeezes a viewport that is higher than its room. Where the room grows with it, it keeps its height and scrolls. */
const growing: CSSProperties = {
  display: 'grid',
  gridTemplate: 'auto / 100%',
  inlineSize: '100%',
  minBlockSize: '100%',
};

/**
 * The place of the story in the frame around it. A page is scaled from outside: its own document knows nothing of it, so
 * pointers, popovers and drags stay where they are in a window of that size.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const { viewMode, storyId: id } = useStorybookState();
  const [globals] = useGlobals();
  const isStory = viewMode === 'story';
  const isPage = isStory && isInPageFrame({ id, globals });
  const usual = isStory && chosenViewport(globals) ? growing : filled;

  return (
    <div
      ref={box}
      style={{ ...filled, overflow: isPage ? 'hidden' : 'auto' }}
      data-frame-of={isStory ? frameName({ id, globals }) : undefined}
    >
      <div style={isPage && room ? scaled(room) : usual}>{children}</div>
    </div>
  );
}

function scaled(room: Size): CSSProperties {
  const { width, height } = pageIn(room);
  const left = Math.max(0, (room.width - width) / 2);
  return {
    ...filled,
    inlineSize: width,
    blockSize: height,
    transformOrigin: '0 0',
    transform: `translateX(${left}px) scale(${scaleOf(room)})`,
  };
}

/** The room that the box has, in pixels. */
function useRoom(box: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
