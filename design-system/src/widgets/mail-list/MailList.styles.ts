import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { theme } from '../../theme/theme.ts';
import { BusyLine } from '../../tables/table/Table.styles.ts';
import { SmallButton } from './MailRowActions.styles.ts';
import { Tick } from '../../forms/elements/checkbox/Checkbox.styles.ts';

const { color, space, text, weight } = theme;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;

  /* The name of the list, which the page shows elsewhere. */
  @media print {
    overflow: visible;

    &::before {
      display: block;
      margin-block-end: ${space.m};
      color: ${color.ink};
      content: attr(aria-label);
      font-size: ${text.title};
      font-weight: ${weight.title};
    }
  }
`;

/** In sight wherever the list is scrolled to; it takes no room. */
export const Busy = styled(BusyLine)`
  position: sticky;
  margin-block-end: -3px;
`;

/** Rendered only to be measured, and invisible. */
export const Ruler = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 1rem;
  visibility: hidden;
  pointer-events: none;
`;

export const Rows = styled.div`
  position: relative;
`;

/** The day above its messages. */
export const Group = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: end;
  padding-block-end: ${space.xs};
  padding-inline: ${space.l};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink3};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
`;

/** The lines of a mail: everything in one, and in a narrow list the sender, the subject and the first words below each other. */
const rowLayout = `
  display: grid;
  grid-template: 'tick star face sender words marks time' auto / auto auto auto minmax(7rem, 11.5rem) minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space.s};
  padding-inline: ${space.l} ${space.l};
`;

const narrowRowLayout = `
  grid-template:
    'face sender time' auto
    'face words marks' auto
    'tick words star' auto / auto minmax(0, 1fr) auto;
  align-content: center;
  column-gap: ${space.m};
  padding-inline: ${space.m};
`;

export const Row = styled.div`
  ${rowLayout}
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.ink2};
  cursor: pointer;

  &[data-read] {
    background: ${color.sunken};
  }
  ${media.hover} {
    &:hover {
      background: ${color.primarySoft};
    }
  }
  &:is([data-open], :focus-visible) {
    background: ${color.primarySoft};
    box-shadow: inset 3px 0 0 ${color.primary};
    outline-offset: -2px;
  }
  &:dir(rtl):is([data-open], :focus-visible) {
    box-shadow: inset -3px 0 0 ${color.primary};
  }
  &[aria-selected='true']:not(:hover, :focus-visible) {
    background: color-mix(in srgb, ${color.primarySoft} 60%, ${color.surface});
  }
  [data-narrow] & {
    ${narrowRowLayout}
  }
`;

export const TickCell = styled.span`
  grid-area: tick;
  display: grid;
  justify-items: center;
`;

export const RowTick = styled(Tick)`
  &:focus-visible::before {
    outline-offset: 1px;
  }
`;

export const StarCell = styled.span`
  grid-area: star;
  justify-self: end;
`;

export const Star = styled(SmallButton)`
  &[aria-pressed='true'] {
    color: ${color.signal};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
    stroke: color-mix(in srgb, ${color.signal} 70%, ${color.ink});
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      color: Highlight;
    }
  }
`;

export const Face = styled.span`
  grid-area: face;
  display: flex;
`;

export const Sender = styled.span`
  grid-area: sender;
  overflow: hidden;
  color: ${color.ink};
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] > & {
    font-weight: ${weight.title};
  }
`;

/** Cut at the end of its own words, also in a page of the other direction, on whose side it stands. */
export const Text = styled.span`
  grid-area: words;
  overflow: hidden;
  min-inline-size: 0;
  color: ${color.ink3};
  ${onThePageSide}
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-narrow] & {
    align-self: start;
  }
`;

export const Subject = styled.span`
  color: ${color.ink2};

  [data-unread] & {
    color: ${color.ink};
    font-weight: ${weight.title};
  }
  &:not(:last-child)::after {
    content: ' ·';
    color: ${color.ink3};
    font-weight: ${weight.regular};
  }
  [data-narrow] & {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;

    &:not(:last-child)::after {
      content: none;
    }
  }
`;

export const Note = styled.span`
  margin-inline-end: ${space.s};
  color: ${color.warningInk};
  font-weight: ${weight.medium};
`;

export const Marks = styled.span`
  grid-area: marks;
  justify-self: end;
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.ink3};
`;

export const Dot = styled.span`
  inline-size: 0.5625rem;
  block-size: 0.5625rem;
  border-radius: 50%;
  background: var(--tone);

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const Time = styled.time`
  grid-area: time;
  min-inline-size: 3.5rem;
  color: ${color.ink3};
  font-size: ${text.small};
  text-align: end;
  white-space: nowrap;
`;
