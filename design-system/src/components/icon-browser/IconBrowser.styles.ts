import { GridListItem } from 'react-aria-components/GridList';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, radius, space } = theme;

/** The class of the list of tiles, which is a widget of React Aria. */
export const tiles = 'icon-tiles';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};

  > :first-child {
    flex: 0 1 20rem;
  }

  > :nth-child(n + 3) {
    flex: 1 0 100%;
    min-inline-size: 0;
  }

  .${tiles} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    gap: ${space.m};
    outline: none;
  }
`;

export const Count = styled.p`
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

export const Tile = styled(GridListItem)`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  min-inline-size: 0;
  padding: ${space.l} ${space.s} ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink};
  cursor: pointer;
  transition: border-color ${theme.duration.fast};
  /* Hundreds of tiles are drawn as they come into sight. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 5.25rem;

  &:hover {
    border-color: ${color.primary};
  }

  &[data-copied] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
`;

export const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  color: inherit;
  font-size: ${theme.text.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
