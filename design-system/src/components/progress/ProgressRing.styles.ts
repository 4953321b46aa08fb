import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, easing, text, weight } = theme;

export const Root = styled.span`
  display: inline-grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  inline-size: var(--ring);
  block-size: var(--ring);
  vertical-align: middle;

  &[data-size='small'] {
    --ring: 2rem;
  }
  &[data-size='medium'] {
    --ring: 3.5rem;
  }
  &[data-size='large'] {
    --ring: 6rem;
  }
  > * {
    grid-area: 1 / 1;
  }
`;

/** It begins at the top and goes round as a clock does, in every direction of writing. */
export const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  rotate: -90deg;
  fill: none;
  stroke-width: 4;
`;

export const Track = styled.circle`
  stroke: ${color.border};

  ${media.forcedColors} {
    stroke: GrayText;
    stroke-width: 1;
  }
`;

export const Arc = styled.circle`
  stroke: var(--tone);
  stroke-linecap: round;
  stroke-dasharray: var(--share) 100;
  transition: stroke-dasharray ${duration.slow} ${easing.move};

  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

export const Figure = styled.span`
  max-inline-size: 74%;
  overflow: clip;
  color: ${color.ink};
  font-size: ${text.caption};
  font-weight: ${weight.bold};
  white-space: nowrap;
  ${tabular}

  [data-size='large'] > & {
    font-size: ${text.heading};
    letter-spacing: ${theme.tracking.title};
  }
`;
