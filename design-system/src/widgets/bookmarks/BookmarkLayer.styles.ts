import { GridList, GridListItem } from 'react-aria-components/GridList';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { BookmarkPage } from './bookmark.types.ts';

const { color, space } = theme;

/** The field and the list share the arrow keys. */
export const Keys = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

export const List = styled(GridList<BookmarkPage>)`
  flex: 1;
  min-block-size: 0;
  padding: ${space.s};
  border-block-start: 1px solid ${color.border};
  overflow: auto;
  outline: none;
  overscroll-behavior: contain;
`;

export const Row = styled(GridListItem<BookmarkPage>)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 2.75rem;
  padding-inline: ${space.m} ${space.xs};
  border-radius: ${theme.radius.m};
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  outline: none;

  &[data-hovered],
  &[data-focused] {
    background: ${color.canvas};
    color: ${color.ink};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Tools = styled.span`
  display: flex;
  flex: none;
`;

export const Tool = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  min-block-size: max(2.25rem, ${theme.size.target});
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  color: ${color.ink3};
  cursor: pointer;

  &[data-hovered] {
    color: ${color.ink};
  }
  &[data-handle] {
    inline-size: 1.5rem;
    margin-inline: calc(-1 * ${space.xs});
    cursor: grab;
  }
  &[data-disabled] {
    display: none;
  }
  &[data-selected] {
    color: ${color.warningInk};

    svg {
      fill: currentColor;
    }
  }
`;

export const Hint = styled.p`
  padding: ${space.xl};
  color: ${color.ink3};
  text-align: center;
`;
