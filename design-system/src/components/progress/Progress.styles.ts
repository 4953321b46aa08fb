import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

export type ProgressSize = 'small' | 'medium' | 'large';
export type ProgressSurface = 'even' | 'striped' | 'moving';

const { color, duration, easing, radius, space, text, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  color: ${color.ink2};
  font-size: ${text.small};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  ${tabular}

  > :first-child {
    min-inline-size: 0;
  }
  > :last-child {
    flex: none;
    max-inline-size: 50%;
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
`;

const heights: Record<ProgressSize, string> = { small: space.xs, medium: space.s, large: space.l };

export const Track = styled.div<{ $size: ProgressSize }>`
  display: flex;
  block-size: ${({ $size }) => heights[$size]};
  overflow: clip;
  border-radius: ${radius.full};
  background: ${color.border};

  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

const travel = keyframes`
  from { background-position-x: 1rem; }
  to { background-position-x: 0; }
`;

const stripes = css`
  background-image: linear-gradient(
    45deg,
    color-mix(in srgb, var(--on-tone) 20%, transparent) 25%,
    transparent 25% 50%,
    color-mix(in srgb, var(--on-tone) 20%, transparent) 50% 75%,
    transparent 75%
  );
  background-size: 1rem 1rem;
`;

const surfaces: Record<ProgressSurface, ReturnType<typeof css> | undefined> = {
  even: undefined,
  striped: stripes,
  moving: css`
    ${stripes}
    animation: ${travel} 1s linear infinite;

    &:dir(rtl) {
      animation-direction: reverse;
    }
  `,
};

export const Bar = styled.div<{ $surface: ProgressSurface }>`
  flex: none;
  inline-size: var(--share);
  overflow: clip;
  background-color: var(--tone);
  color: var(--on-tone);
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  line-height: ${space.l};
  text-align: center;
  white-space: nowrap;
  transition: inline-size ${duration.slow} ${easing.move};
  ${tabular}
  ${({ $surface }) => surfaces[$surface]}

  & + & {
    border-inline-start: 2px solid ${color.surface};
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-color: Highlight;
    color: HighlightText;

    & + & {
      border-color: Canvas;
    }
  }
`;
