import { css, styled } from 'styled-components';
import { type Space, spaceOf } from './space.ts';

export const Root = styled.div<{ $gap: Space | 'none'; $minCell: string; $lastRow: 'keep' | 'stretch' }>`
  display: grid;
  ${({ $gap, $minCell, $lastRow }) => css`
    gap: ${spaceOf($gap)};
    grid-template-columns: repeat(
      ${$lastRow === 'keep' ? 'auto-fill' : 'auto-fit'},
      minmax(min(${$minCell}, 100%), 1fr)
    );
  `}
`;
