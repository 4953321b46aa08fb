import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, size, space, text, weight } = theme;

/** Below this width each row is a card of its own. */
const narrow = '@container (inline-size < 36rem)';
/** Below this width each box of a card has a line of its own: beside each other their words would break. */
const narrowest = '@container (inline-size < 17rem)';

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const GridFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(11rem, 1.6fr) repeat(var(--columns), minmax(7rem, 1fr));
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  /* Its head sticks to the top of whatever scrolls around it. */
  overflow: clip;
  max-block-size: var(--height, none);
  /* Boxes below the head are not scrolled under it. */
  scroll-padding-block-start: 4rem;

  &[data-scrolls] {
    overflow: auto;
  }

  ${narrow} {
    grid-template-columns: repeat(var(--columns), minmax(min-content, 1fr));
    max-block-size: none;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  background: ${color.surface};

  & + & {
    border-block-start: 1px solid ${color.border};
  }
  &[data-head] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    background: ${color.sunken};
  }
  ${narrow} {
    &[data-head] {
      position: static;
    }
  }
`;

const cell = `
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: ${space.xs} ${space.m};
`;

export const ColumnHead = styled.div`
  ${cell}

  ${narrow} {
    padding-inline: ${space.xs};

    &:nth-child(2) {
      padding-inline-start: ${space.m};
    }
  }

  ${narrowest} {
    grid-column: 1 / -1;
  }
`;

export const RowHead = styled.div`
  ${cell}
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  gap: ${space.s};
  background: inherit;

  ${narrow} {
    position: static;
    grid-column: 1 / -1;
    background: ${color.sunken};
  }
`;

export const Corner = styled(RowHead)`
  flex-wrap: wrap;
  column-gap: ${space.m};
`;

export const CornerTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.ink};
  font-weight: ${weight.semibold};

  svg {
    color: ${color.ink3};
  }
`;

export const Cell = styled(ColumnHead)`
  ${narrow} {
    [data-folded] > & {
      display: none;
    }
  }
`;

export const Fold = styled.button`
  display: none;

  ${narrow} {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: none;
    color: ${color.ink2};
    cursor: pointer;
  }
  > svg {
    transition: rotate ${duration.fast};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const CellFrame = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  padding: ${space.xxs} ${space.xs};
  border-radius: ${radius.s};

  &[data-changed] {
    background: ${color.primarySoft};
  }
  ${narrow} {
    gap: 0;
    padding-inline: 0;
  }
  &[data-locked] {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

export const Sign = styled.span`
  flex: none;
  font-weight: ${weight.bold};

  &[data-sign='more'] {
    color: ${color.successInk};
  }
  &[data-sign='less'] {
    color: ${color.dangerInk};
  }
`;

export const Note = styled.span`
  min-inline-size: 0;
  color: ${color.ink3};
  font-size: ${text.small};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const HeadText = styled.span`
  display: grid;
  color: ${color.ink};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;

  small {
    color: ${color.ink3};
    font-size: ${text.small};
    font-weight: ${weight.regular};
    ${tabular}
  }
`;

export const NarrowText = styled.span`
  display: none;
  overflow-wrap: break-word;

  ${narrow} {
    display: inline;
  }
`;
