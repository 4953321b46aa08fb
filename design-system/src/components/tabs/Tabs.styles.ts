import { TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { fadingEdges } from '../../theme/styles/fading-edges.ts';
import { theme } from '../../theme/theme.ts';

export type TabsVariant = 'line' | 'pill' | 'list';
export type TabsPlacement = 'top' | 'start' | 'end';
export type TabsFit = 'content' | 'fill' | 'equal';
export type TabsAlign = 'start' | 'center' | 'end';

type Styles = ReturnType<typeof css>;

const { color, radius, size, space } = theme;

const columns: Record<TabsPlacement, string> = {
  top: 'minmax(0, 1fr)',
  start: 'fit-content(40%) minmax(0, 1fr)',
  end: 'minmax(0, 1fr) fit-content(40%)',
};

/** The titles come first in the reading order, also where they stand at the end. */
export const Root = styled(Tabs)<{ $placement: TabsPlacement }>`
  display: grid;
  grid-template-columns: ${({ $placement }) => columns[$placement]};
  gap: ${space.l} ${space.xl};
  align-items: start;
  min-inline-size: 0;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const hairline: Record<TabsPlacement, string> = {
  top: 'border-block-end',
  start: 'border-inline-end',
  end: 'border-inline-start',
};

const bars: Record<TabsVariant, (placement: TabsPlacement) => Styles> = {
  line: (placement) => css`
    ${hairline[placement]}: 1px solid ${color.border};

    ${media.phone} {
      ${placement === 'start' && `border-inline: 1px solid ${color.border}; border-inline-end: 0;`}
    }
  `,
  pill: () => css``,
  list: () => css`
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
    overflow: clip;
  `,
};

interface BarStyleProps {
  $variant: TabsVariant;
  $placement: TabsPlacement;
  $align: TabsAlign;
}

export const Bar = styled.div<BarStyleProps>`
  display: flex;
  flex-direction: ${({ $placement }) => ($placement === 'top' ? 'row' : 'column')};
  justify-content: safe ${({ $align }) => $align};
  min-inline-size: 0;
  ${({ $variant, $placement }) => bars[$variant]($placement)}
  ${({ $placement }) => $placement === 'end' && 'grid-column: 2; grid-row: 1;'}

  ${media.phone} {
    grid-area: auto;
  }
`;

export const BelowTitles = styled.div`
  margin-block-start: ${space.xl};

  ${media.phone} {
    display: none;
  }
`;

const fits: Record<TabsFit, Styles | undefined> = {
  content: undefined,
  fill: css`
    flex: 1;

    > * {
      flex: 1 0 auto;
    }
  `,
  equal: css`
    flex: 1;

    > * {
      flex: 1 0 0;
      min-inline-size: max-content;
    }
  `,
};

const gaps: Record<TabsVariant, string> = { line: space.xs, pill: space.xs, list: '0px' };

export const List = styled(TabList)<{ $variant: TabsVariant; $fit: TabsFit; $align: TabsAlign }>`
  display: flex;
  gap: ${({ $variant }) => gaps[$variant]};
  min-inline-size: 0;

  &[data-orientation='horizontal'] {
    justify-content: safe ${({ $align }) => $align};
    overflow-x: auto;
    scrollbar-width: none;
    ${fadingEdges}
    ${({ $fit }) => fits[$fit]}
  }
  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`;

export const Panel = styled(TabPanel)`
  min-block-size: ${size.target};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  border-radius: ${radius.s};

  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
