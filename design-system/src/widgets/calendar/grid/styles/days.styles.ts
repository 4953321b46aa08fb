import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

/** Heads, days, slots and the line of now. */
export const daysStyles = css`
  .ec-line {
    border: 0 solid ${color.border};
  }
  .ec-week,
  .ec-divider {
    border: 0 solid ${color.border};
    border-block-end-width: 1px;
  }
  .ec-axis-line {
    border-inline-start: 1px solid transparent;
  }
  .ec-day-head {
    padding-block: ${space.s};
    color: ${color.ink3};
    font-size: ${text.caption};
    font-weight: ${weight.medium};
  }

  /* On screen the days share the height of the window, and scroll in it. On paper they are as high as they are. */
  @media print {
    .ec,
    .ec > *,
    .ec-view,
    .ec-view > * {
      flex: none;
      block-size: auto;
      overflow: visible;
    }
    .ec-week {
      min-block-size: 2.4cm;
      break-inside: avoid;
    }
    /* FullCalendar measures the events again on the sheet, and hides them meanwhile. It is printed before that ends. */
    .ec-cell-events > * {
      position: relative !important;
      inset-block-start: auto !important;
      visibility: visible !important;
    }
  }

  .ec-cell,
  .ec-lane {
    border-inline-start-width: 1px;
  }
  .ec-cell.ec-other {
    background: ${color.sunken};
  }
  .ec-cell-top {
    display: flex;
    padding: ${space.xs};
  }
  .ec-lane-events {
    margin-inline: 1px ${space.s};
  }
  .ec-lane.ec-today {
    background: color-mix(in srgb, ${color.primarySoft} 35%, transparent);
  }
  .ec-slot {
    border-block-start-width: 1px;
  }
  .ec-slot.ec-minor {
    border-block-start-color: color-mix(in srgb, ${color.border} 50%, transparent);
  }
  .ec-slot-name {
    position: relative;
    inset-block-start: -0.6em;
    padding-inline: ${space.m} ${space.s};
    color: ${color.ink3};
    font-size: ${text.caption};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  .ec-slot-name.ec-first {
    visibility: hidden;
  }
  .ec-slot-name.ec-all-day {
    inset-block-start: 0;
    padding-block: ${space.s};
  }

  .ec-day-link {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.full};
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${text.caption};
    cursor: pointer;
  }
  .ec-day-number {
    display: grid;
    place-items: center;
    min-inline-size: 1.625rem;
    block-size: 1.625rem;
    border-radius: ${radius.full};
    color: ${color.ink};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.medium};
  }
  .ec-day-head .ec-day-link {
    flex-direction: column;
    gap: 0;
  }
  .ec-day-head .ec-day-number {
    min-inline-size: 2.25rem;
    block-size: 2.25rem;
    font-size: ${text.large};
    font-weight: ${weight.semibold};
  }
  .ec-other .ec-day-number {
    color: ${color.ink3};
  }
  .ec-day-link:hover .ec-day-number {
    background: ${color.secondarySoft};
  }
  .ec-today .ec-day-head {
    color: ${color.primaryInk};
  }
  .ec-today .ec-day-number,
  .ec-today .ec-day-link:hover .ec-day-number {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: ${weight.semibold};
  }

  .ec-highlight {
    border-radius: ${radius.s};
    background: color-mix(in srgb, ${color.primary} 14%, transparent);
    box-shadow: inset 0 0 0 1px ${color.primary};
  }
  .ec-now {
    border-block-start: 2px solid ${color.danger};
  }
  .ec-now-dot {
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin: -0.3125rem;
    border-radius: ${radius.full};
    background: ${color.danger};
  }
  .ec-cursor {
    position: absolute;
    inset: 0;
    z-index: 6;
    border-radius: ${radius.s};
    outline-offset: -2px;
    pointer-events: none;
  }
  .ec-cursor[style] {
    inset-block-end: auto;
  }

  ${media.forcedColors} {
    .ec-today .ec-day-number {
      outline: 2px solid Highlight;
    }
    .ec-now {
      border-color: Highlight;
    }
    .ec-now-dot {
      forced-color-adjust: none;
      background: Highlight;
    }
    .ec-highlight {
      outline: 2px dashed Highlight;
    }
  }
`;
