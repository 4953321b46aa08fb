import { css, keyframes, type RuleSet, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { overrides } from '../../theme/tokens.ts';
import { Link } from '../../components/buttons/Link.tsx';
import { unseen } from '../../theme/styles/unseen.ts';
import { cardCell, cardRow } from './card-row.styles.ts';

export type TableDensity = 'comfortable' | 'compact';
export type TableLines = 'rows' | 'grid' | 'none';
/** Up to which width the rows of a table are cards: on phones, or on small tablets too. */
export type TableCards = 'phone' | 'tablet';
export type TableGround = 'light' | 'dark';

/** Styles of a part of the table while rows are cards. */
export const asCards = (styles: RuleSet) => css`
  ${media.phone} {
    ${styles}
  }
  ${media.smallTablet} {
    [data-cards='tablet'] & {
      ${styles}
    }
  }
`;

export const Root = styled.table`
  --row: ${theme.size.row};
  inline-size: 100%;
  border-spacing: 0;
  ${tabular}

  &[data-density='compact'] {
    --row: ${overrides['density-compact'].size.row};
  }
  &[data-region='dark'] {
    background: ${theme.color.surface};
  }

  ${media.phone} {
    &,
    thead,
    tbody {
      display: block;
    }
  }
  ${media.smallTablet} {
    &[data-cards='tablet'],
    &[data-cards='tablet'] > * {
      display: block;
    }
  }
`;

const travel = keyframes`
  from { background-position: 100% 0; }
  to { background-position: 0 0; }
`;

/** A line along the upper edge while newer rows load. The present rows stay legible. */
export const BusyLine = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: calc(${theme.layer.raised} + 1);
  block-size: 3px;
  background: linear-gradient(90deg, transparent 30%, ${theme.color.primary} 50%, transparent 70%) 50% 0 / 300% 100%;
  animation: ${travel} 1.2s linear infinite;

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

export const Caption = styled.caption`
  ${unseen}
`;

export const Row = styled.tr`
  position: relative;
  transition: background-color ${theme.duration.fast};

  [data-striped] > tbody > &:nth-child(even),
  &:hover {
    background: ${theme.color.sunken};
  }

  &&&[data-tone] {
    background: var(--tone-soft);

    > * {
      color: var(--tone-ink);
    }
  }

  ${asCards(css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-block: ${theme.space.m};
    padding-inline: ${theme.space.card};

    &:not(:last-child) {
      border-block-end: 1px solid ${theme.color.border};
    }
    &[data-places] {
      ${cardRow}
    }
  `)}
`;

/** A cell of a row; on phones a line of a card, after the name of its column. */
export const Cell = styled.td`
  block-size: var(--row);
  padding-block: ${theme.space.xs};
  padding-inline: ${theme.space.m};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: break-word;
  text-align: start;

  /* Days, numbers, and amounts. */
  time,
  bdi[dir='ltr'] {
    white-space: nowrap;
  }
  ${media.tablet} {
    padding-inline: ${theme.space.s};
  }
  tr:last-child > & {
    border-block-end: 0;
  }
  [data-lines='none'] > * > tr > & {
    border-block-end: 0;
  }
  [data-lines='grid'] > * > tr > &:not(:last-child) {
    border-inline-end: 1px solid ${theme.color.border};
  }
  &:first-child {
    padding-inline-start: ${theme.space.card};
  }
  &:last-child {
    padding-inline-end: ${theme.space.card};
  }
  &[data-align='end'] {
    color: ${theme.color.ink};
    text-align: end;
    white-space: nowrap;
  }
  &[data-actions] {
    /* Above the link that covers the row. */
    position: relative;
    z-index: 1;
    inline-size: 1px;
    white-space: nowrap;
  }
  &[scope='row'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }

  ${asCards(css`
    &:not([data-card]) {
      display: flex;
      grid-column: 1 / -1;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: 0 ${theme.space.l};
      min-inline-size: 0;
      block-size: auto;
      min-block-size: 1.75rem;
      padding: 0 !important;
      border: 0 !important;
      overflow-wrap: anywhere;
      white-space: normal !important;

      /* Names stand at the start, what they name at the end, in as many lines as it has. */
      &[data-label] {
        text-align: end;
      }
      &[data-label]::before {
        content: attr(data-label);
        color: ${theme.color.ink3};
        font-size: ${theme.text.small};
      }
      &[scope='row'] {
        grid-column: 1;
        grid-row: 1;
      }
      &[data-actions] {
        grid-column: 2;
        grid-row: 1;
        inline-size: auto;
        margin-inline-end: calc(-1 * ${theme.space.s});
      }
    }
    &&[data-card] {
      ${cardCell}
    }
  `)}
`;

/** The link of a row, which can be pressed wherever nothing else is. */
export const RowLink = styled(Link)`
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
