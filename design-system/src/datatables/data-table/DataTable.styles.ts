import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { theme } from '../../theme/theme.ts';
import { overrides } from '../../theme/tokens.ts';
import { cardStyles } from './cards/cards.styles.ts';

export const Frame = styled.div`
  position: relative;
`;

const focusRing = css`
  outline: 2px solid ${theme.color.primary};
  outline-offset: -3px;
`;

/**
 * Rows and cells are plain elements: what repeats by the thousand carries no styles of its own. Each row is a grid with the
 * same columns, and pinned cells stay where they are while the others scroll below them.
 */
export const Scroller = styled.div`
  --row: ${theme.size.row};
  position: relative;
  overflow: auto;
  overscroll-behavior-inline: contain;
  border-block-start: 1px solid ${theme.color.border};
  scroll-padding-block-start: var(--row);
  scroll-padding-inline: var(--pinned-start, 0px) var(--pinned-end, 0px);
  ${tabular}

  &[data-density='compact'] {
    --row: ${overrides['density-compact'].size.row};
  }
  &:focus-visible {
    ${focusRing}
  }

  [role='row'] {
    --ground: ${theme.color.surface};
    display: grid;
    grid-template-columns: var(--grid-columns);
    inline-size: max(100%, var(--grid-width));
    background: var(--ground);
  }
  [data-body] > [role='row']:hover,
  [data-body] > [role='row'][data-open] {
    --ground: ${theme.color.sunken};
  }
  [data-body] > [role='row'][aria-selected='true'] {
    --ground: ${theme.color.primarySoft};
  }
  [data-body] > [role='row'][aria-selected='true']:hover {
    /* Lighter: on a darker ground, the quiet texts of a row would be too faint. */
    --ground: color-mix(in srgb, ${theme.color.primarySoft} 65%, ${theme.color.surface});
  }

  [data-column] {
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--row);
    padding-block: ${theme.space.xs};
    padding-inline: ${theme.space.m};
    border-block-end: 1px solid ${theme.color.border};
    overflow-wrap: anywhere;
  }
  /* Below the last row stands the edge of the card, or the line above its foot. */
  [data-body]:not([data-virtual]) > [role='row']:last-child:not([data-open]) > [data-column] {
    border-block-end: 0;
  }
  [data-column]:first-child {
    padding-inline-start: ${theme.space.card};
  }
  [data-column]:last-child {
    padding-inline-end: ${theme.space.card};
  }
  [data-column][data-align='end'] {
    justify-content: flex-end;
    color: ${theme.color.ink};
    text-align: end;
    white-space: nowrap;
  }
  [role='rowheader'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
  [data-column]:focus-visible {
    ${focusRing}
  }

  /* Only what others scroll below has a ground of its own: one for every cell would double the time of a screen of rows. */
  [data-pinned] {
    position: sticky;
    z-index: 1;
    background: var(--ground);
  }
  [data-edge='start'] {
    border-inline-end: 1px solid ${theme.color.border};
  }
  [data-edge='end'] {
    border-inline-start: 1px solid ${theme.color.border};
  }

  /* A closed row points at what it opens. */
  [data-cell-control] > .lucide-chevron-right:dir(rtl) {
    scale: -1 1;
  }
  /* In a list that scrolls, all rows are of one height: what does not fit ends in dots. */
  &[data-flow='scroll'] [data-body] > [role='row'] > [data-column] {
    block-size: var(--row);
    overflow: hidden;
    white-space: nowrap;
  }
  [data-column][data-editing] {
    z-index: 2;
    overflow: visible !important;
  }
  /* Words are cut at their own end, and wrapped at their own beginning, on the side of the page. */
  [data-text] {
    ${onThePageSide}
  }
  &[data-flow='scroll'] [data-text] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-cards] {
    ${cardStyles}
  }

  ${media.forcedColors} {
    [role='row'][aria-selected='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.raised};

  && [role='row'] {
    --ground: ${theme.color.sunken};
  }
  [role='columnheader'] {
    position: relative;
    gap: ${theme.space.xs};
    color: ${theme.color.ink3};
    font-size: ${theme.text.caption};
    font-weight: ${theme.weight.semibold};
    white-space: nowrap;
  }
  [role='columnheader'] > span:first-child,
  [role='columnheader'] > button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Above the edges of those that scroll below it. */
  [role='columnheader'][data-pinned] {
    position: sticky;
    z-index: 3;
  }
  [role='columnheader'][data-align='end'] {
    color: ${theme.color.ink3};
  }
  [data-head][data-dragged] {
    --ground: ${theme.color.primarySoft};
    background: var(--ground);
    color: ${theme.color.primaryInk};
  }
  [data-drop]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inline-size: 2px;
    background: ${theme.color.primary};
  }
  [data-drop='start']::before {
    inset-inline-start: 0;
  }
  [data-drop='end']::before {
    inset-inline-end: 0;
  }
`;

/** The rows that are on screen, somewhere in the height of all. */
export const Body = styled.div`
  position: relative;

  &[data-virtual] > [role='row'] {
    position: absolute;
    inset-block-start: 0;
  }
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.raised};

  && [role='row'] {
    --ground: ${theme.color.sunken};
  }
  [data-column] {
    border-block: 1px solid ${theme.color.border};
    border-block-end: 0;
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
`;

/** The content below a row, which stays in view while the columns scroll. */
export const Detail = styled.div`
  grid-column: 1 / -1;
  position: sticky;
  inset-inline-start: 0;
  inline-size: var(--seen);
  padding: ${theme.space.l} ${theme.space.card};
  border-block-end: 1px solid ${theme.color.border};

  &:focus-visible {
    ${focusRing}
  }
`;
