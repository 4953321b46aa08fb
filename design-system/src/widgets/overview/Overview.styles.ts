import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The room is the same before and after the figures are there, so that nothing below them moves. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.gap};
  margin-block-end: ${theme.space.gap};
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space.gap};
  min-block-size: 8.75rem;

  ${media.smallTablet} {
    grid-auto-columns: minmax(11rem, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: ${theme.space.m};
    inline-size: max-content;
    min-inline-size: 100%;
  }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${theme.space.gap};
  min-block-size: 14.25rem;

  ${media.smallTablet} {
    display: none;
  }
`;
