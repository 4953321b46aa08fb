import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

export const Ground = styled.div`
  position: relative;

  /* In forced colours a line has the colour of text. */
  @media not (forced-colors: active) {
    &[data-line='glowing'] [data-enter='wipe'] [data-part='line'] {
      stroke: var(--glow);
      stroke-width: 3.5px;
      filter: drop-shadow(0 8px 6px color-mix(in srgb, ${color.primary} 32%, transparent));
    }
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s} ${space.xxl};
`;

/** Holds the gradient and takes no room. */
export const Paint = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`;
