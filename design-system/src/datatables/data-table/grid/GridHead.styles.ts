import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

export const SortButton = styled.button`
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${theme.space.xs};
  min-block-size: ${theme.size.target};
  min-inline-size: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  overflow: hidden;
  cursor: pointer;
  text-align: start;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${theme.color.ink};
  }
  > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  [aria-sort='none'] > &:not(:hover, :focus-visible) > svg {
    opacity: 0.4;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;

/** The place of a column among those that the table is sorted by. */
export const Rank = styled.span`
  min-inline-size: 1rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.primarySoft};
  color: ${theme.color.primaryInk};
  font-size: 0.6875rem;
  line-height: 1rem;
  text-align: center;
`;

/** Lies over the end of a head, so that it takes no room from the words. */
export const MenuPlacement = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space.s};
  display: flex;
  align-items: center;
  background: linear-gradient(to right, transparent, var(--ground) 30%);

  [data-align='end'] > & {
    inset-inline: ${theme.space.xxs} auto;
  }
  ${media.hover} {
    [role='columnheader']:not(:hover, :focus-within) > &:not([data-open]) {
      opacity: 0;
    }
  }
`;

/** The edge that is dragged to make a column wider; by keyboard, Shift and an arrow key on its head do it. */
export const Edge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -6px;
  z-index: 2;
  inline-size: 12px;
  cursor: col-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: ${theme.space.s};
    inset-inline-start: 5px;
    inline-size: 2px;
    border-radius: 1px;
    background: ${theme.color.border};
  }
  ${media.hover} {
    [role='row']:not(:hover, :focus-within) > [role='columnheader'] > &:not([data-dragged])::after {
      opacity: 0;
    }
  }
  &:hover::after,
  &[data-dragged]::after {
    inset-block: 0;
    background: ${theme.color.primary};
  }

  /* Beyond the end of the table it would make it scroll. */
  [role='columnheader']:last-child > & {
    inset-inline-end: 0;
  }
  [role='columnheader']:last-child > &::after {
    inset-inline: auto 0;
  }
`;

/** Shows where the edge will be once it is let go. */
export const Guide = styled.span`
  position: absolute;
  inset-block: 0;
  z-index: calc(${theme.layer.raised} + 1);
  inline-size: 2px;
  background: ${theme.color.primary};
  pointer-events: none;
`;
