import { useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../react/useMediaQuery.ts';
import { media } from '../../theme/media.ts';

/** In rem, for they follow the letters that a reader has chosen for the browser. */
export interface RowHeights {
  /** Of a row of one line. */
  wide: number;
  /** Of a row whose words stand below each other. */
  narrow: number;
}

const GROUP_HEIGHT = 2.25;
/** The width, in rem, below which a row of one line has no room for the subject. */
const NARROW = 30;

/**
 * How high a row is, and whether its words stand below each other: on phones, and where large letters leave no room.
 *
 * @param ruler is as wide as the rows and one rem high: it tells when either changes
 */
export function useRowSize(ruler: HTMLElement | null, { wide, narrow }: RowHeights) {
  const isPhone = useMediaQuery(media.phone);
  const [{ rem, isTight }, setMeasured] = useState(() => ({ rem: rootFontSize(), isTight: false }));

  // Before the first paint: rows that change their height afterwards would move under the reader's eyes.
  useLayoutEffect(() => {
    if (!ruler) return undefined;
    const measure = (width: number) => {
      if (!width) return;
      const size = rootFontSize();
      const next = { rem: size, isTight: width < NARROW * size };
      setMeasured((last) => (last.rem === next.rem && last.isTight === next.isTight ? last : next));
    };
    measure(ruler.getBoundingClientRect().width);
    const observer = new ResizeObserver((entries) => measure(entries.at(-1)?.borderBoxSize[0]?.inlineSize ?? 0));
    observer.observe(ruler);
    return () => observer.disconnect();
  }, [ruler]);

  const isNarrow = isPhone || isTight;
  return {
    isNarrow,
    rowHeight: Math.round(rem * (isNarrow ? narrow : wide)),
    groupHeight: Math.round(rem * GROUP_HEIGHT),
  };
}

/** A rem in px; that of browsers by default on a server, which has no page to ask. */
const rootFontSize = () =>
  typeof document === 'undefined' ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
