import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space, text, weight } = theme;

/** As high as the card also where a neighbour makes that higher than its content. */
export const Ground = styled.div`
  block-size: 100%;
  container-type: inline-size;
`;

/** Two columns while the card, not the window, is wide enough. */
export const Columns = styled.div`
  display: grid;
  min-block-size: 100%;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  @container (min-inline-size: 38rem) {
    grid-template-columns: minmax(0, 1fr) 14rem;
    gap: ${space.xxl};

    > :first-child {
      align-self: center;
    }
  }
`;

/** Below the bars, the lines stand beside the figure while there is room: both alone would leave half of the card empty. */
export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space.l};
  min-inline-size: 0;

  @container (22rem <= inline-size < 38rem) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${space.xxl};

    > button {
      grid-column: 1 / -1;
    }
  }
  @container (min-inline-size: 38rem) {
    padding-inline-start: ${space.xxl};
    border-inline-start: 1px solid ${color.border};
  }
`;

export const Budget = styled.p`
  margin-block-start: ${space.s};
  color: ${color.ink2};

  strong {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
  /* The skeleton keeps the height of the line. */
  strong > span {
    display: inline-block;
    vertical-align: top;
  }
`;

export const Legend = styled.p`
  display: flex;
  gap: ${space.l};
  margin-block-start: ${space.xs};
  color: ${color.ink3};
  font-size: ${text.caption};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
  }
  span::before {
    inline-size: 1rem;
    border-block-start: 2px solid ${color.chart1};
    content: '';
  }
  span + span::before {
    border-block-start: 2px dashed ${color.chart7};
  }
`;

/** Strokes keep their width however wide the drawing is. */
export const Lines = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 4.5rem;
  overflow: visible;
  fill: none;
  stroke: ${color.chart1};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  > * {
    vector-effect: non-scaling-stroke;
  }
  > [data-line='planned'] {
    stroke: ${color.chart7};
    stroke-dasharray: 5 5;
  }
`;
