import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  type CalendarCellProps,
  CalendarGrid,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { css, styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { tabular } from '../../../../theme/tabular.ts';
import { theme } from '../../../../theme/theme.ts';
import { controlButton } from '../../../field/ControlButton.styles.ts';

const { color, space } = theme;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  margin-block-end: ${space.s};
`;

export const Step = styled(Button)`
  ${controlButton}
  inline-size: max(2.25rem, ${theme.size.target});
  block-size: max(2.25rem, ${theme.size.target});
  margin: 0;

  > svg:dir(rtl) {
    scale: -1 1;
  }
  &[data-disabled] {
    color: ${color.controlBorder};
    cursor: not-allowed;
  }
`;

export const Leaps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
`;

/** The name of the month or the year, which leads to all others. */
export const Leap = styled.select`
  appearance: none;
  min-block-size: max(2rem, ${theme.size.target});
  padding-block: 0;
  padding-inline: ${space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  color: ${color.ink};
  font: inherit;
  font-weight: ${theme.weight.semibold};
  field-sizing: content;
  cursor: pointer;

  &:hover {
    background: ${color.secondarySoft};
  }

  option {
    background: ${color.surface};
    color: ${color.ink};
  }
`;

export const MonthName = styled(CalendarHeading)`
  flex: 1;
  font-size: ${theme.text.body};
  text-align: center;
`;

const dayWidth = '2.375rem';

/** Its days share the room, where there is less than they want. */
export const Weeks = styled(CalendarGrid)`
  ${tabular}
  table-layout: fixed;
  inline-size: calc(7 * ${dayWidth});
  max-inline-size: 100%;
  border-collapse: collapse;
  border-spacing: 0;

  :is(td, th) {
    padding: 0;
  }
`;

export const WeekDay = styled(CalendarHeaderCell)`
  block-size: 2rem;
  color: ${color.ink3};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  text-align: center;
`;

/** Days between the first and the last stand on a band that ends with them, and with the week. */
const band = css`
  &[data-selected] {
    background: ${color.primarySoft};
    color: ${color.primaryInk};
  }
  &[data-selection-start],
  td:first-child > & {
    border-start-start-radius: ${theme.radius.m};
    border-end-start-radius: ${theme.radius.m};
  }
  &[data-selection-end],
  td:last-child > & {
    border-start-end-radius: ${theme.radius.m};
    border-end-end-radius: ${theme.radius.m};
  }
`;

const chosen = css`
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${theme.weight.semibold};
`;

export const Day = styled(CalendarCell)<CalendarCellProps & { $isBanded: boolean }>`
  display: grid;
  place-items: center;
  margin-block: 1px;
  outline: none;
  color: ${color.ink};
  cursor: pointer;
  ${({ $isBanded }) => $isBanded && band}

  > span {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: min(100%, ${dayWidth});
    block-size: 2.25rem;
    border-radius: ${theme.radius.m};
  }
  &[data-hovered] > span {
    background: ${color.secondarySoft};
  }
  &[data-today] > span::after {
    content: '';
    position: absolute;
    inset-block-end: 0.25rem;
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: ${theme.radius.full};
    background: ${color.signal};
  }
  ${({ $isBanded }) => ($isBanded ? '&:is([data-selection-start], [data-selection-end]) > span' : '&[data-selected] > span')} {
    ${chosen}
  }
  &[data-focus-visible] > span {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-unavailable],
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  &&[data-unavailable] > span {
    background: none;
    color: ${color.ink3};
    text-decoration: line-through;
  }
  &[data-disabled] > span {
    opacity: 0.6;
  }
  &[data-outside-month] {
    visibility: hidden;
  }

  ${media.forcedColors} {
    &[data-selected] > span {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Months beside each other, as far as there is room. */
export const Beside = styled.div`
  display: flex;
  gap: ${space.xl};
`;
