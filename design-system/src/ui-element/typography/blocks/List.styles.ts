import { css, styled } from 'styled-components';
import { theme } from '../../../theme/theme.ts';

export type ListMarker = 'none' | 'dot' | 'number' | 'letter';
export type ListLayout = 'lines' | 'inline';

const markers: Record<ListMarker, string> = {
  none: 'none',
  dot: 'disc',
  number: 'decimal',
  letter: 'lower-alpha',
};

const layouts: Record<ListLayout, ReturnType<typeof css>> = {
  lines: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.xs};
  `,
  inline: css`
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} ${theme.space.xl};
    list-style-position: inside;
  `,
};

/** Markers stand in a margin of their own, so that broken lines begin below each other. */
export const Root = styled.ul<{ $marker: ListMarker; $layout: ListLayout }>`
  ${({ $marker, $layout }) => css`
    && {
      padding-inline-start: ${$marker === 'none' || $layout === 'inline' ? '0' : theme.space.xl};
      list-style-type: ${markers[$marker]};
    }
    ${layouts[$layout]}
  `}
  overflow-wrap: anywhere;

  ul,
  ol {
    margin-block-start: ${theme.space.xs};
  }
  ::marker {
    color: ${theme.color.ink3};
    font-variant-numeric: tabular-nums;
  }
`;

export const IconItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.s};

  > svg {
    margin-block-start: calc((1lh - ${theme.size.iconText}) / 2);
    color: ${theme.color.primaryInk};
  }
`;
