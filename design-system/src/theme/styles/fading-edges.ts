import { css, keyframes } from 'styled-components';

const edge = '2.5rem';

const fades = keyframes`
  from {
    mask-image: linear-gradient(var(--onward), black calc(100% - ${edge}), transparent);
  }
  2%, 98% {
    mask-image: linear-gradient(var(--onward), transparent, black ${edge}, black calc(100% - ${edge}), transparent);
  }
  to {
    mask-image: linear-gradient(var(--onward), transparent, black ${edge});
  }
`;

/**
 * Fades the edges of a row that scrolls sideways where more of it is hidden. Where nothing is hidden there is nothing to scroll, and no
 * animation.
 */
export const fadingEdges = css`
  --onward: 90deg;

  &:dir(rtl) {
    --onward: -90deg;
  }
  @supports (animation-timeline: scroll()) {
    animation: ${fades} linear both;
    animation-timeline: scroll(self inline);
  }
`;
