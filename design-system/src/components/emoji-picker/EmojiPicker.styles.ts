import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, font, radius, size, space, text } = theme;

/** The side of a cell in px, as the layout of React Aria counts. */
export const CELL = 40;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  inline-size: min(20rem, 100%);
  min-inline-size: 0;
`;

/** A choice as wide as the picker, all of it in one line. */
export const Row = styled.div`
  min-inline-size: 0;

  > * {
    display: flex;
    flex-wrap: nowrap;

    > * {
      flex: 1;
      min-inline-size: ${size.target};
      padding-inline: 0;
      overflow: clip;
    }
  }
`;

export const Grid = styled(ListBox<object>)`
  block-size: 15rem;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
`;

export const Cell = styled(ListBoxItem<object>)`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: ${size.target};
  overflow: clip;
  border-radius: ${radius.m};
  font-size: ${text.heading};
  font-family: 'Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji', ${font.body};
  line-height: 1;
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${color.secondarySoft};
  }
  &[data-focused] {
    background: ${color.primarySoft};
    outline: 2px solid ${color.primary};
    outline-offset: -2px;
  }
`;

export const Nothing = styled.p`
  padding: ${space.l} ${space.m};
  color: ${color.ink2};
  text-align: center;
  overflow-wrap: anywhere;
`;
