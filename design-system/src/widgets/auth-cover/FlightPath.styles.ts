import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Sky = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  pointer-events: none;

  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

export const Arc = styled.circle`
  stroke: ${theme.color.onBrand};
  stroke-opacity: 0.09;
`;

export const Route = styled.path`
  stroke: ${theme.color.onBrandSignal};
  stroke-width: 2.5;
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
