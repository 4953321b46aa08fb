import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

/** The list of a month, and that of one day which opens over the month. */
export const listStyles = css`
  .ec-list-day {
    display: grid;
    grid-template-columns: 9.5rem minmax(0, 1fr);
    border-block-end: 1px solid ${color.border};
  }
  .ec-list-head {
    /* It stays in sight while the events of its day pass below it. */
    z-index: 1;
    display: flex;
    align-self: start;
    flex-direction: column;
    padding: ${space.m} ${space.l};
    background: ${color.surface};
    color: ${color.ink3};
    font-size: ${text.small};
  }
  .ec-list-date {
    order: -1;
    color: ${color.ink};
    font-size: ${text.body};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.semibold};
  }
  .ec-list-day.ec-today .ec-list-date {
    color: ${color.primaryInk};
  }
  .ec-list-events {
    padding: ${space.xs} ${space.s};
  }
  .ec-list-event {
    overflow: visible;
    background: none;
  }
  .ec-face.ec-face-list {
    gap: ${space.xs} ${space.m};
    min-block-size: ${theme.size.row};
    padding: ${space.s} ${space.m};
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: ${color.ink2};
    font-size: ${text.body};
  }
  .ec-event:hover .ec-face.ec-face-list {
    background: ${color.sunken};
  }
  .ec-face-list::before {
    content: '';
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: ${radius.full};
    background: var(--tone);
  }
  .ec-face-list .ec-hours {
    inline-size: 7rem;
    color: ${color.ink3};
    font-size: ${text.small};
  }
  .ec-face-list .ec-title {
    flex: 1;
    overflow-wrap: anywhere;
    color: ${color.ink};
    font-weight: ${weight.medium};
    white-space: normal;
  }
  .ec-face-list[data-past] .ec-title {
    color: ${color.ink3};
  }
  .ec-kind {
    flex: none;
    color: ${color.ink3};
    font-size: ${text.small};
  }
  .ec-empty {
    display: grid;
    place-items: center;
    padding: ${space.xl};
    overflow: auto;
  }

  :root {
    --fc-popover-z: ${theme.layer.overlay};
  }
  .ec-popover {
    inline-size: 17rem;
    max-inline-size: calc(100vw - 2rem);
    max-block-size: 24rem;
    overflow: auto;
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
    box-shadow: ${theme.shadow.floating};
  }
  .ec-popover[data-lifted] {
    opacity: 0;
    pointer-events: none;
  }
  .ec-popover-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    padding: ${space.m} ${space.xxl} ${space.s} ${space.l};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.body};
    font-weight: ${weight.semibold};
  }
  .ec-popover-close {
    position: absolute;
    inset-block-start: ${space.s};
    inset-inline-end: ${space.s};
    align-items: center;
    justify-content: center;
    inline-size: 2rem;
    block-size: 2rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: ${color.ink2};
  }
  .ec-popover-close:hover {
    background: ${color.secondarySoft};
  }
  .ec-popover-day {
    padding: 0 ${space.s} ${space.s};
  }
  .ec-popover .ec-row {
    min-block-size: 2rem;
    margin-block-end: ${space.xs};
  }

  ${media.phone} {
    .ec-list-day {
      display: block;
    }
    .ec-list-head {
      flex-direction: row;
      align-items: baseline;
      gap: ${space.s};
      padding-block-end: ${space.xs};
    }
    .ec-face.ec-face-list {
      flex-wrap: wrap;
    }
    .ec-face-list .ec-hours {
      inline-size: auto;
      flex: 1;
    }
    .ec-face-list .ec-title {
      flex: 1 0 100%;
      order: 1;
    }
  }
  ${media.forcedColors} {
    .ec-face-list::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`;
