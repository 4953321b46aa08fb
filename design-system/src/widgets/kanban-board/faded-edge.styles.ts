import { css, keyframes } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, layer, space } = theme;

/** The cut edge is clear once everything behind it is in sight. */
const reachEnd = keyframes`
  from, 90% { opacity: 1; }
  to { opacity: 0; }
`;

/** Fades what is cut off at the end of a row that scrolls. Where nothing is cut off there is nothing to scroll, and no animation. */
export const fadedEdge = css`
  &::after {
    position: sticky;
    inset-inline-end: 0;
    z-index: ${layer.raised};
    flex: none;
    inline-size: 2.5rem;
    margin-inline-start: calc(-2.5rem - ${space.gap} + 8px);
    background: linear-gradient(to left, ${color.canvas}, transparent);
    opacity: 0;
    pointer-events: none;
    content: '';
  }
  &:dir(rtl)::after {
    background: linear-gradient(to right, ${color.canvas}, transparent);
  }
  @supports (animation-timeline: scroll()) {
    &::after {
      animation: ${reachEnd} linear both;
      animation-timeline: scroll(nearest inline);
    }
  }
`;
