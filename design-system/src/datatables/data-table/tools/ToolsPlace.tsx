import type { ReactNode } from 'react';
import { BarOverTools, BarPlace, CoveredTools } from './BarPlace.styles.ts';
import type { BarPlaces } from './useBarPlace.ts';

interface ToolsPlaceProps extends Pick<BarPlaces, 'onTools' | 'onOverTools' | 'isCovered'> {
  /** Whether a bar has room here, also where there are no tools. */
  isReserved: boolean;
  /** The tools, if there are any. */
  children: ReactNode;
}

/** The tools above the rows, and over them the bars that concern some of the rows. */
export function ToolsPlace({ onTools, onOverTools, isCovered, isReserved, children }: ToolsPlaceProps) {
  return (
    <BarPlace $isReserved={isReserved}>
      {children && (
        <CoveredTools ref={onTools} inert={isCovered}>
          {children}
        </CoveredTools>
      )}
      <BarOverTools ref={onOverTools} />
    </BarPlace>
  );
}
