import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** A row as a card: title, amount and actions on the first line, the status and the other values below. */
export const cardRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.m};
  padding-block: ${theme.space.m};
  padding-inline: ${theme.space.card};

  /* Ends the first line. */
  &::before {
    content: '';
    flex: 0 0 100%;
    order: 2;
  }
`;

/** A value of such a row. `data-card` is its place, `data-label` the name of its column. */
export const cardCell = css`
  display: flex;
  flex: none;
  align-items: center;
  max-inline-size: 100%;
  min-inline-size: 0;
  inline-size: auto;
  block-size: auto;
  min-block-size: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  overflow-wrap: anywhere;
  text-align: start;
  white-space: normal;

  &[data-card='none'] {
    display: none;
  }
  &[data-card='title'] {
    flex: 1 1 6rem;
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
  &:is([data-card='amount'], [data-card='actions']) {
    order: 1;
  }
  &[data-card='amount'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
    white-space: nowrap;
  }
  &[data-card='actions'] {
    margin-inline-end: calc(-1 * ${theme.space.s});
  }
  &[data-card='status'] {
    order: 3;
  }
  &[data-card='meta'] {
    order: 4;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  /* Screen readers say the name of the column with each value. */
  &[data-card='meta'][data-label]::before {
    content: attr(data-label) / '';
    flex: none;
    margin-inline-end: ${theme.space.xs};
    color: ${theme.color.ink3};
  }
`;
