import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { unseen } from '../../../../theme/styles/unseen.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

/** The least height of an event, which is a target. */
const EVENT = theme.size.target;

/** Events, and the way to those that are hidden. */
export const eventStyles = css`
  .ec-event {
    position: relative;
    overflow: hidden;
    background: ${color.surface};
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .ec-event-inner {
    display: flex;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .ec-face {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space.xs};
    min-inline-size: 0;
    padding-inline: ${space.s};
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${text.caption};
    line-height: 1.35;
    outline-offset: -2px;
    transition: background-color ${theme.duration.fast};
  }
  .ec-event:hover .ec-face {
    background: color-mix(in srgb, var(--tone-soft), var(--tone) 10%);
  }
  .ec-face[data-begins] {
    border-inline-start: 3px solid var(--tone-edge, var(--tone));
    padding-inline-start: 5px;
  }
  .ec-face[data-past] {
    --tone-edge: color-mix(in srgb, var(--tone) 45%, ${color.surface});
    background: color-mix(in srgb, var(--tone-soft) 45%, ${color.surface});
    color: ${color.ink3};
  }
  .ec-title {
    overflow: hidden;
    font-weight: ${weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A title is cut at its own end, also one from left to right in a page from right to left. */
  .ec-title > bdi {
    display: block;
    overflow: inherit;
    text-overflow: inherit;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .ec-unseen {
    ${unseen}
  }
  .ec-hours {
    flex: none;
    order: -1;
    font-variant-numeric: tabular-nums;
  }

  .ec-row {
    min-block-size: ${EVENT};
    margin-block-end: ${space.xxs};
  }
  .ec-row.ec-starts {
    margin-inline-start: ${space.xs};
    border-start-start-radius: ${radius.s};
    border-end-start-radius: ${radius.s};
  }
  .ec-row.ec-stops {
    margin-inline-end: ${space.xs};
    border-start-end-radius: ${radius.s};
    border-end-end-radius: ${radius.s};
  }
  /* A title of whole days takes two lines; one with a time stands below its time, unless both fit beside each other. */
  .ec-row .ec-face[data-roomy] {
    flex-wrap: wrap;
    row-gap: 0;
    padding-block: 3px;
  }
  .ec-row .ec-face[data-roomy] .ec-title {
    max-inline-size: 100%;
  }
  .ec-row .ec-face[data-roomy] .ec-title:only-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;

    > bdi {
      display: inline;
    }
  }
  .ec-narrow.ec-starts {
    margin-inline-start: 1px;
  }
  .ec-narrow.ec-stops {
    margin-inline-end: 1px;
  }
  .ec-narrow .ec-face {
    padding-inline: 3px;
  }
  .ec-narrow.ec-row .ec-hours {
    display: none;
  }
  .ec-narrow .ec-title {
    text-overflow: clip;
  }

  .ec-column {
    container-type: inline-size;
    box-shadow: 0 0 0 1px ${color.surface};
  }
  .ec-column.ec-starts {
    border-start-start-radius: ${radius.s};
    border-start-end-radius: ${radius.s};
  }
  .ec-column.ec-stops {
    border-end-start-radius: ${radius.s};
    border-end-end-radius: ${radius.s};
  }
  /* The time that has no room below the title goes to a column of its own, which is out of sight. */
  .ec-column .ec-face {
    flex-flow: column wrap;
    align-items: stretch;
    gap: 0 ${space.m};
    overflow: hidden;
    padding-block: 3px;
    border-inline-start: 3px solid var(--tone-edge, var(--tone));
    padding-inline-start: 5px;
  }
  .ec-column .ec-hours {
    order: 0;
    inline-size: 100%;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .ec-column .ec-title {
    flex: none;
    inline-size: 100%;
    max-block-size: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  .ec-short .ec-face {
    flex-flow: row wrap;
    align-content: safe center;
    align-items: center;
    column-gap: ${space.xs};
    padding-block: 0;
  }
  .ec-short .ec-title {
    inline-size: auto;
    max-inline-size: 100%;
    white-space: nowrap;
  }
  .ec-short .ec-hours {
    inline-size: auto;
  }
  .ec-short.ec-narrow .ec-hours {
    display: none;
  }
  @container (inline-size < 60px) {
    .ec-column .ec-hours {
      display: none;
    }
  }

  .ec-more {
    min-block-size: ${EVENT};
    margin-inline: ${space.xs};
    margin-block-end: ${space.xs};
    padding-inline: ${space.s};
    border-radius: ${radius.s};
    color: ${color.ink2};
    font-size: ${text.caption};
    font-weight: ${weight.semibold};
    outline-offset: -2px;
  }
  .ec-more.ec-narrow {
    margin-inline: 1px;
    padding-inline: 3px;
  }
  .ec-more:hover {
    background: ${color.secondarySoft};
    color: ${color.ink};
  }
  .ec-more-inner {
    align-self: center;
    white-space: nowrap;
  }
  .ec-more-column {
    min-inline-size: ${EVENT};
    margin-inline: 0;
    padding-inline: 0;
    align-items: center;
    background: ${color.secondarySoft};
    box-shadow: 0 0 0 1px ${color.surface};
  }

  ${media.forcedColors} {
    .ec-face {
      border: 1px solid CanvasText;
    }
  }
  @media print {
    .ec-row .ec-title {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;
