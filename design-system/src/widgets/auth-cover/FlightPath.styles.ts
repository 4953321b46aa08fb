import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { besideEachOther } from './cover.media.ts';

/** Circles of distance, then the route, then its two ends: a dot and a ring. */
export const Sky = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 40%;
  block-size: 100%;
  fill: none;
  stroke: ${theme.color.onBrand};

  ${besideEachOther} {
    inline-size: 100%;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  path {
    stroke: ${theme.color.onBrandSignal};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 2.5 8.5;
    vector-effect: non-scaling-stroke;
  }

  path ~ circle {
    fill: ${theme.color.onBrandSignal};
    stroke: ${theme.color.onBrandSignal};
    stroke-width: 3;
  }

  path ~ circle:last-child {
    fill: ${theme.color.brand};
  }
`;
