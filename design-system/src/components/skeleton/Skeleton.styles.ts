import { css, keyframes, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type SkeletonShape = 'line' | 'circle' | 'block';

const sweep = keyframes`
  from { background-position: 150vw 0; }
  to { background-position: -50vw 0; }
`;

/** A bar of text height in a box of line height, so that the text that follows takes the same room. */
const line = css`
  block-size: 1lh;
  border-block: 0.25lh solid transparent;
  background-clip: padding-box;
  border-radius: ${theme.radius.s};
`;

const shapes: Record<SkeletonShape, ReturnType<typeof css>> = {
  line,
  circle: css`
    flex: none;
    border-radius: 50%;
  `,
  block: css`
    border-radius: ${theme.radius.m};
  `,
};

/** The light is fixed to the window, so that it sweeps over all skeletons of a page as one. */
export const Root = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  max-inline-size: 100%;
  background-color: ${theme.color.border};
  background-image: linear-gradient(
    100deg,
    transparent 20%,
    color-mix(in srgb, ${theme.color.surface} 60%, transparent) 50%,
    transparent 80%
  );
  background-attachment: fixed;
  background-repeat: no-repeat;
  background-size: 50vw 100%;
  background-position: 150vw 0;
  animation: ${sweep} 1.8s linear infinite;
  ${({ $shape }) => shapes[$shape]}

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-color: GrayText;
    background-image: none;
  }
`;
