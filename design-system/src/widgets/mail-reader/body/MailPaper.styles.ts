import { css } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

/** How the parts of the reader are printed: every mail to its end, and nothing to press. */
export const onPaper = {
  pane: css`
    @media print {
      position: static;
      display: block;
      animation: none;
    }
  `,
  head: css`
    @media print {
      padding-inline: 0;

      > :not(h2) {
        display: none;
      }
      h2 {
        display: block;
        overflow: visible;
        text-wrap: wrap;
      }
    }
  `,
  /* The address of a sender is on a button, and belongs to the mail. */
  thread: css`
    @media print {
      padding: ${theme.space.l} 0 0;
      overflow: visible;
      background: none;

      /* A letter is longer than a sheet, and what stands around it would take a sheet of its own. */
      article > :has(> iframe) {
        padding-block: 0;
      }
      button:not(h3 + button),
      h3 + button svg,
      > * > :not(article, [role='alert'], [role='status']):has(button) {
        display: none;
      }
      h3 + button {
        margin: 0;
        padding: 0;
      }
    }
  `,
};
