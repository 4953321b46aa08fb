import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, space } = theme;

/** Columns follow the card, not the window. */
export const Ground = styled.div`
  container-type: inline-size;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l} ${space.xxl};

  /* Secondary parts are pale, so an edge keeps them visible. */
  [data-tone='secondary'][data-tone] {
    --series: ${color.primarySoft};
    --series-line: ${color.chart1};
  }

  @container (min-inline-size: 24rem) {
    grid-template-columns: minmax(8rem, 1fr) minmax(0, 2fr);
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space.m};
  min-inline-size: 0;

  > button {
    margin-block-start: auto;
  }
`;

export const Goals = styled.div`
  display: grid;
  gap: ${space.l} ${space.xxl};
  margin-block-start: ${space.xl};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};

  /* All in one row, or two in each: a measure alone in its row looks like the result of the others. */
  @container (min-inline-size: 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-inline-size: 46rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
