import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { fadedEdge } from './faded-edge.styles.ts';

const { color, duration, layer, radius, shadow, size, space, text, weight } = theme;

/** Room for focus rings and shadows, which scrolling boxes cut off. */
const RING = '4px';

export const Root = styled.div`
  /* Visually hidden text scrolls with its column, so that it does not widen the page. */
  position: relative;
  display: flex;
  gap: calc(${space.gap} - 2 * ${RING});
  align-items: stretch;
  max-block-size: max(26rem, 100dvh - 13rem);
  min-inline-size: 0;
  margin-block: -${RING};
  margin-inline-start: -${RING};
  padding-block: ${RING};
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scrollbar-width: thin;

  ${fadedEdge}

  ${media.phone} {
    scroll-snap-type: inline mandatory;

    /* A board that snaps would pull away from under the card. */
    &:has([data-dragging]) {
      scroll-snap-type: none;
    }
  }
`;

const column = css`
  flex: none;
  inline-size: min(18.5rem, 100% - 1.5rem);
  min-inline-size: 0;
  scroll-snap-align: start;
`;

export const Column = styled.section`
  ${column}
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

export const ColumnSlot = styled.div`
  ${column}
`;

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  min-block-size: ${size.controlSmall};
  margin-block-end: ${space.s};
  padding-inline: ${space.s};
`;

export const Title = styled.h3`
  min-inline-size: 0;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  flex: none;
  min-inline-size: 1.5rem;
  padding-inline: ${space.s};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: ${color.secondarySoft};
  color: ${color.secondaryInk};
  font-size: ${text.caption};
  font-weight: ${weight.semibold};
  text-align: center;
  ${tabular}
`;

export const ColumnActions = styled.div`
  display: flex;
  flex: none;
  gap: ${space.xs};
  margin-inline-start: auto;
`;

export const Scroller = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  padding: ${RING};
  overflow: hidden auto;
  overflow-anchor: none;
  scrollbar-width: thin;
`;

/** The entries stand in the flow, below as much room as those above them take. */
export const List = styled.ul`
  position: relative;
  min-block-size: ${size.row};
`;

export const Hint = styled.p`
  margin-block-end: calc(-1 * ${size.row});
  padding: ${space.m};
  border: 1px dashed ${color.controlBorder};
  border-radius: ${radius.xl};
  color: ${color.ink3};
  font-size: ${text.small};
  text-align: center;
`;

/** The gap is part of it, so that it is measured with it. */
export const Row = styled.li`
  position: relative;
  contain: layout style;
  padding-block-end: ${space.m};

  &[data-position] {
    position: absolute;
    inset-inline: 0;
  }
  &[data-position='held'] {
    opacity: 0;
    pointer-events: none;
  }

  /* The position where the card would be dropped. */
  &[aria-hidden]::before {
    content: '';
    display: block;
    block-size: 100%;
    border: 2px dashed ${color.primary};
    border-radius: ${radius.xl};
    background: ${color.primarySoft};
  }
`;

const face = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  color: ${color.ink2};
  text-align: start;
`;

export const Face = styled.div`
  ${face}
  position: relative;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  transition: border-color ${duration.fast};

  &:hover {
    border-color: ${color.controlBorder};
  }
  &[data-dragging='keyboard'] {
    border-color: ${color.primary};
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &[data-dragging='landing'],
  &[data-dragging='landing'] + * {
    opacity: 0;
  }
  /* It can be read and opened meanwhile, so it keeps its contrast. */
  &[aria-busy] {
    border-style: dashed;
    background: ${color.sunken};
    box-shadow: none;
    cursor: progress;
  }

  /* The picture of it under the pointer. What is on it does not answer to the pointer that carries it. */
  &[aria-hidden] {
    border-color: ${color.primary};
    box-shadow: ${shadow.floating};
    cursor: grabbing;
    rotate: 2deg;

    > * {
      pointer-events: none;
    }
  }
`;

/** Covers the card, so that all of it is one thing to press. */
export const Handle = styled.div`
  position: absolute;
  inset: -1px;
  border-radius: inherit;
`;

export const PlainFace = styled.div`
  ${face}
`;

const menuSize = `max(${size.controlSmall}, ${size.target})`;

/** The margin that gives the button's drawing a touch target. */
const menuMargin = `calc((${menuSize} - ${size.controlSmall}) / 2)`;

/** The menu of the card stands over its corner, so that the card is one thing to press; over a picture, inside its edges. */
export const Corner = styled.div`
  --edge: ${space.s};
  position: absolute;
  z-index: ${layer.raised};
  inset-block-start: var(--edge);
  inset-inline-end: var(--edge);

  ${Face}:has(> * > * > img) + & {
    --edge: calc(1px + 0.875rem + ${space.s} - ${menuMargin});
  }
`;

/** With a pointer device, hidden until hover or focus. A layer of its own would cost each card. */
export const MenuButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${menuSize};
  block-size: ${menuSize};
  padding: ${menuMargin};
  border: 0;
  border-radius: ${radius.full};
  background: ${color.surface} content-box;
  color: ${color.ink2};
  cursor: pointer;

  ${media.hover} {
    ${Row}:not(:hover, :focus-within) &:not([aria-expanded='true']) {
      background-color: transparent;
      color: transparent;
    }
    &:hover {
      background-color: ${color.primarySoft};
      color: ${color.primaryInk};
    }
  }
`;
