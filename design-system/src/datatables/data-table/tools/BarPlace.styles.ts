import { styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** As high as the tools; where the selection has a bar, as high as one without tools too. */
export const BarPlace = styled.div<{ $isReserved: boolean }>`
  position: relative;
  ${({ $isReserved }) => $isReserved && `min-block-size: calc(${theme.size.controlMedium} + ${theme.space.l});`}
`;

/** Keeps its height while a bar stands over it. */
export const CoveredTools = styled.div`
  &[inert] {
    visibility: hidden;
  }
`;

/** Stands over the tools, and grows over the head of the table where a text needs more lines. */
export const BarOverTools = styled.div`
  position: absolute;
  z-index: ${theme.layer.raised};
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100%;

  &:empty {
    display: none;
  }
`;

/** Stands at the lower edge of a phone's window while rows are in sight, and below the last row at the end of the page. */
export const BarAtEdge = styled.div`
  position: sticky;
  z-index: calc(${theme.layer.raised} + 1);
  inset-block-end: 0;
  box-shadow: ${theme.shadow.floating};

  > :last-child {
    padding-block-end: calc(${theme.space.s} + env(safe-area-inset-bottom, 0px));
  }
`;
