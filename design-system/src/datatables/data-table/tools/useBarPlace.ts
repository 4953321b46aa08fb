import { useLayoutEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/react/useMediaQuery.ts';
import { media } from '../../../theme/media.ts';

/**
 * The place of the bars that concern some rows: over the tools, or on phones at the lower edge of the window. No row moves for them.
 *
 * @param hasBar whether a bar stands there now
 */
export function useBarPlace(hasBar: boolean) {
  const isPhone = useMediaQuery(media.phone);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [overTools, setOverTools] = useState<HTMLElement | null>(null);
  const [atEdge, setAtEdge] = useState<HTMLElement | null>(null);
  const isCovered = hasBar && !isPhone;

  // A tool that is covered while it has the focus hands it to the bar.
  useLayoutEffect(() => {
    if (isCovered && tools?.contains(document.activeElement)) overTools?.querySelector('button')?.focus();
  }, [isCovered, tools, overTools]);

  return {
    /** Called with the elements of the tools, of the place over them and of that at the edge. */
    onTools: setTools,
    onOverTools: setOverTools,
    onEdge: setAtEdge,
    place: isPhone ? atEdge : overTools,
    isCovered,
  };
}

export type BarPlaces = ReturnType<typeof useBarPlace>;
