import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { seriesColors } from '../series/series-style.styles.ts';

const { color, radius, size, space, text } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s} ${space.l};
  inline-size: 100%;
  min-inline-size: 0;
  container-type: inline-size;
  ${seriesColors}

  &[data-figure='start'] {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  }

  defs {
    --pattern-ground: var(--series);
    --pattern-ink: ${color.surface};

    ${media.forcedColors} {
      --pattern-ground: Canvas;
      --pattern-ink: CanvasText;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1;
  grid-row: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  min-block-size: ${size.controlSmall};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-figure='start'] > & {
    grid-column: 1 / -2;
    margin-block-end: ${space.s};

    @container (inline-size >= 460px) {
      grid-column: 1;
      align-self: center;
      margin-block-end: 0;
    }
  }
`;

/** It follows the drawing for those who come by keyboard, and stands above its end for those who look. */
export const Tools = styled.div`
  display: flex;
  grid-column: -2;
  grid-row: 1;
  align-items: start;
`;

/** The drawing, and the legend where it stands beside it. */
export const Stage = styled.div`
  display: flex;
  grid-column: 1 / -1;
  grid-row: 2;
  align-items: center;
  gap: ${space.xl};
  min-inline-size: 0;

  [data-figure='start'] > & {
    @container (inline-size >= 460px) {
      grid-column: 2;
      grid-row: 1;
    }
  }

  > :first-child {
    flex: 1 1 0;
    min-inline-size: 0;
  }

  @container (inline-size < 420px) {
    flex-direction: column;
    align-items: stretch;
    gap: ${space.s};

    > :first-child {
      flex: none;
    }
  }
`;

export const Surface = styled.div`
  position: relative;
  border-radius: ${radius.m};
  touch-action: pan-y;
  user-select: none;

  > svg {
    position: absolute;
    inset: 0;
    display: block;
    max-inline-size: none;
    overflow: visible;

    /* A sheet has less room than the screen, and nothing tells how much. */
    @media print {
      max-inline-size: 100%;
      max-block-size: 100%;
    }
  }
  &[data-choosable] {
    cursor: pointer;
  }
  &:focus-visible {
    outline-offset: ${space.xs};
  }
`;

/** Stands below the drawing, where the table would be. */
export const Condensed = styled.p`
  margin-block-start: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Message = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s};
  color: ${color.ink3};
  text-align: center;
`;

/** Says over the drawing that there is nothing but zeros in it. */
export const Zero = styled.p`
  position: absolute;
  inset-block-start: 50%;
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: 9.5rem;
  margin-inline: auto;
  padding: ${space.xs} ${space.s};
  translate: 0 -50%;
  border-radius: ${radius.m};
  background: ${color.surface};
  color: ${color.ink3};
  text-align: center;
  pointer-events: none;
`;

export const TableRoom = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  overflow: clip;
`;
