import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const Path = styled.svg`
  position: absolute;
  inset-block: 0;
  inset-inline: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  stroke: ${theme.color.onBrandSignal};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-dasharray: 1 9;
  opacity: 0.36;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
  /* A narrow ground has no room for it beside the words. */
  ${media.phone} {
    display: none;
  }
  > * {
    vector-effect: non-scaling-stroke;
  }
`;

/** A dotted flight path over the brand's ground, behind the words. `d` is drawn in a square of 100 that is stretched. */
export function FlightPath({ d, ...rest }: ComponentPropsWithRef<'svg'> & { d: string }) {
  return (
    <Path viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden {...rest}>
      <path d={d} />
    </Path>
  );
}
