import { css } from 'styled-components';

/** Keeps something for screen readers alone. Anything that takes focus must be seen; do not hide it so. */
export const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
