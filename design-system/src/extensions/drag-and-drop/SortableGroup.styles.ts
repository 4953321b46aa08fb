import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export type SortableVariant = 'rows' | 'cards' | 'chips';

type Styles = ReturnType<typeof css>;

const { color, duration, radius, shadow, size, space, weight } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${space.gap};
  align-items: start;
  min-inline-size: 0;
`;

export const Title = styled.h3`
  margin-block-end: ${space.s};
  overflow-wrap: anywhere;
`;

const lists: Record<SortableVariant, Styles> = {
  rows: css`
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
  `,
  cards: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
    gap: ${space.l};
  `,
  chips: css`
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: ${space.s};
    padding: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
  `,
};

export const List = styled.ul<{ $variant: SortableVariant }>`
  min-block-size: ${size.row};
  min-inline-size: 0;
  ${({ $variant }) => lists[$variant]}

  &[data-over] {
    border-color: ${color.primary};
    box-shadow: 0 0 0 1px ${color.primary};
  }
`;

const items: Record<SortableVariant, Styles> = {
  rows: css`
    min-block-size: max(${size.row}, ${size.target});
    padding-block: ${space.xs};
    padding-inline: ${space.s};
    background: ${color.surface};

    &:first-child {
      border-start-start-radius: ${radius.l};
      border-start-end-radius: ${radius.l};
    }
    &:last-child {
      border-end-start-radius: ${radius.l};
      border-end-end-radius: ${radius.l};
    }
    & + & {
      border-block-start: 1px solid ${color.border};
    }
  `,
  cards: css`
    align-items: start;
    padding: ${space.l};
    border: 1px solid ${color.border};
    border-radius: ${radius.xl};
    background: ${color.surface};
    box-shadow: ${shadow.card};
  `,
  chips: css`
    gap: 0;
    padding-inline: ${space.xxs};
    border-radius: ${radius.full};
    background: ${color.primarySoft};
    color: ${color.primaryInk};
    font-weight: ${weight.medium};
  `,
};

export const Item = styled.li<{ $variant: SortableVariant }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-inline-size: 0;
  color: ${color.ink2};
  ${({ $variant }) => items[$variant]}

  &[data-draggable] {
    cursor: grab;
    touch-action: manipulation;
  }
  &[data-selected] {
    background: ${color.primarySoft};
  }
  &[data-dragging] {
    opacity: 0.35;
  }
`;

/** The item in hand, above everything. */
export const Overlay = styled.div<{ $variant: SortableVariant }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  ${({ $variant }) => items[$variant]}
  border: 1px solid ${color.primary};
  border-radius: ${({ $variant }) => ($variant === 'chips' ? radius.full : radius.l)};
  box-shadow: ${shadow.floating};
  cursor: grabbing;
`;

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Handle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: max(${size.controlSmall}, ${size.target});
  block-size: max(${size.controlSmall}, ${size.target});
  padding: 0;
  border: 0;
  border-radius: ${radius.m};
  background: none;
  color: inherit;
  cursor: grab;
  touch-action: none;
  transition: background-color ${duration.fast};

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
`;

export const Count = styled.span`
  flex: none;
  padding-inline: ${space.s};
  border-radius: ${radius.full};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${weight.semibold};
`;
