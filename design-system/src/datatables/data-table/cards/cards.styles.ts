import { css } from 'styled-components';
import { cardCell, cardRow } from '../../../tables/table/card-row.styles.ts';
import { theme } from '../../../theme/theme.ts';

/** Between the box that selects a card and its title. */
const box = '2rem';

/** The styles of the grid while its rows are cards. */
export const cardStyles = css`
  [role='row'][data-row],
  [role='row']:has(> [data-card]) {
    ${cardRow}
    inline-size: 100%;
    border-block-end: 1px solid ${theme.color.border};
  }
  [data-body]:not([data-virtual]) > [role='row']:last-child {
    border-block-end: 0;
  }
  [role='row']:has(> [data-card='select']) {
    padding-inline-start: calc(${theme.space.card} + ${box});
    /* A finger that stays selects the card, not its words. */
    -webkit-touch-callout: none;
    user-select: none;
  }
  [role='row'] > [data-column][data-card] {
    ${cardCell}
    min-block-size: 1.5rem;
    min-inline-size: 1.5rem;
  }
  [role='row'] > [data-column][data-card='select'] {
    inline-size: ${box};
    margin-inline: calc(-1 * ${box}) calc(-1 * ${theme.space.m});
  }
  [role='row'] > [data-column][data-card][data-editing] {
    flex: 1 0 100%;
  }
  [role='row'] > [data-column]:empty {
    display: none;
  }
  [role='row'] > [data-detail] {
    position: static;
    flex: 1 0 100%;
    order: 5;
    inline-size: auto;
    padding: ${theme.space.m} 0 0;
    border: 0;
  }
`;
