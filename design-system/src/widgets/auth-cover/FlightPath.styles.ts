import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { besideEachOther } from './cover.media.ts';

export const Sky = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${theme.color.onBrand};

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/** It takes the room that the logo and the words leave, from edge to edge; a low band has none. */
export const Route = styled.svg`
  display: none;
  flex: 1 1 0;
  inline-size: calc(100% + 2 * var(--cover-side));
  max-inline-size: none;
  min-block-size: 0;
  margin-inline: calc(-1 * var(--cover-side));
  overflow: visible;
  fill: none;
  stroke: ${theme.color.onBrandSignal};

  ${besideEachOther} {
    display: block;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  > svg {
    overflow: visible;
  }
  /* The route alone is stretched to the room. Its stroke keeps its width, and the ends stay round. */
  [data-part='route'] {
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 2.5 8.5;
    vector-effect: non-scaling-stroke;
  }
  [data-part='start'] {
    fill: ${theme.color.onBrandSignal};
    stroke: none;
  }
  [data-part='end'] {
    fill: ${theme.color.brand};
    stroke-width: 3;
  }
`;
