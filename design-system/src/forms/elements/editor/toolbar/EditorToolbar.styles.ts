import { Toolbar } from 'react-aria-components/Toolbar';
import { styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, space } = theme;

export const Bar = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.s};
  padding: ${space.s};
  border-block-end: 1px solid ${color.border};

  [data-tools='below'] > & {
    border-block-start: 1px solid ${color.border};
    border-block-end: 0;
  }

  button[aria-pressed='true'] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  svg:dir(rtl):is(.lucide-undo-2, .lucide-redo-2, .lucide-list) {
    transform: scaleX(-1);
  }
  ${media.forcedColors} {
    button[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/** Tools that belong together; a hairline parts them from the next. */
export const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  min-inline-size: 0;

  &:not(:last-child) {
    padding-inline-end: ${space.s};
    border-inline-end: 1px solid ${color.border};
  }
`;
