import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { besideEachOther } from './cover.media.ts';

export const Sky = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 40%;
  block-size: 100%;
  fill: none;
  pointer-events: none;

  ${besideEachOther} {
    inline-size: 100%;
  }

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

export const Arc = styled.circle`
  stroke: ${theme.color.onBrand};
`;

export const Route = styled.path`
  stroke: ${theme.color.onBrandSignal};
  stroke-width: 2.5;
  vector-effect: non-scaling-stroke;
  stroke-linecap: round;
  stroke-dasharray: 2.5 8.5;
`;

export const Origin = styled.circle`
  fill: ${theme.color.onBrandSignal};
`;

export const Destination = styled.circle`
  fill: ${theme.color.brand};
  stroke: ${theme.color.onBrandSignal};
  stroke-width: 3;
`;
