import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { radius, space } = theme;

/** An event that is moved, and the edges by which it gets another start or end. */
export const draggingStyles = css`
  .ec-selected,
  .ec-dragging {
    border-radius: ${radius.s};
    box-shadow: ${theme.shadow.floating};
  }
  .ec-selected .ec-face,
  .ec-dragging .ec-face {
    box-shadow: inset 0 0 0 1px var(--tone);
  }
  .ec-handle {
    position: absolute;
  }
  .ec-handle-start,
  .ec-handle-end {
    inset-block: 0;
    inline-size: ${space.s};
  }
  .ec-handle-start,
  .ec-handle-top {
    inset-inline-start: 0;
  }
  .ec-handle-end,
  .ec-handle-bottom {
    inset-inline-end: 0;
  }
  .ec-handle-top,
  .ec-handle-bottom {
    inset-inline: 0;
    block-size: 6px;
  }
  .ec-handle-top {
    inset-block-start: 0;
  }
  .ec-handle-bottom {
    inset-block-end: 0;
  }

  ${media.forcedColors} {
    .ec-selected .ec-face,
    .ec-dragging .ec-face {
      outline: 2px solid Highlight;
    }
  }
`;
