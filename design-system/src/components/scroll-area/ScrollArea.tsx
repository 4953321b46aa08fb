import { type ComponentPropsWithRef, useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';

export type ScrollAxis = 'inline' | 'block';

export interface ScrollAreaProps extends ComponentPropsWithRef<'div'> {
  /** The name of the content, for screen readers, while it overflows. */
  label: string;
  /**
   * The axis on which content may overflow.
   * @default 'block'
   */
  axis?: ScrollAxis;
}

/** Scrolls what does not fit, by keyboard too. While everything fits, it is not there for anybody. */
export function ScrollArea({ label, axis = 'block', ref, children, ...rest }: ScrollAreaProps) {
  const [isOverflowing, setOverflowing] = useState(false);
  const watch = useCallback(
    (area: HTMLDivElement) => {
      const observer = new ResizeObserver(() => setOverflowing(overflows(area, axis)));
      for (const box of [area, ...area.children]) observer.observe(box);
      return () => observer.disconnect();
    },
    [axis],
  );
  const merged = useMemo(() => mergeRefs(ref, watch), [ref, watch]);
  const region = isOverflowing ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};

  return (
    <Root {...region} {...rest} ref={merged} data-overflowing={isOverflowing || undefined} $axis={axis}>
      {children}
    </Root>
  );
}

function overflows(area: HTMLElement, axis: ScrollAxis): boolean {
  const { clientWidth, clientHeight, scrollHeight } = area;
  if (axis === 'block') return scrollHeight > clientHeight;
  return [...area.children].some((child) => child instanceof HTMLElement && child.offsetWidth > clientWidth);
}

/** Sticky content inside a scrolling box sticks to that box, which no navbar covers, and not to the window. */
const ownStart = '--sticky-start: 0px;';

const axes: Record<ScrollAxis, string> = {
  block: `overflow-y: auto; ${ownStart}`,
  // Scrolls only while there is need: a box that scrolls keeps table heads from sticking to the window.
  inline: `overflow-x: clip; &[data-overflowing] { overflow-x: auto; ${ownStart} }`,
};

const Root = styled.div<{ $axis: ScrollAxis }>`
  position: relative;
  min-inline-size: 0;
  scrollbar-color: ${theme.color.controlBorder} transparent;
  scrollbar-width: thin;
  ${({ $axis }) => axes[$axis]}

  &:focus-visible {
    outline-offset: -2px;
  }
`;
