import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { movements } from '../../theme/styles/movements.ts';
import { theme } from '../../theme/theme.ts';

export type SkeletonShape = 'line' | 'circle' | 'block';

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

const breathing = css`
  animation: ${movements.breathe} 1.6s ease-in-out infinite;
`;

/** Breathes for all skeletons within, which are still. */
export const Group = styled.div`
  ${breathing}
  --own-breath: none;
`;

export const Root = styled.span<{ $shape: SkeletonShape }>`
  display: block;
  max-inline-size: 100%;
  background-color: ${theme.color.border};
  ${breathing}
  animation-name: var(--own-breath, ${movements.breathe});
  ${({ $shape }) => shapes[$shape]}

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-color: GrayText;
  }
`;
