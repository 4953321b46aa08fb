import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { seriesColors } from '../chart/series/series-style.styles.ts';

const { color, radius } = theme;

export const Root = styled.div`
  min-inline-size: 0;
  ${seriesColors.replaceAll(/^\[/gm, '&[')}

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  svg {
    overflow: visible;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  [data-part='line'] {
    fill: none;
    stroke: var(--series-line);
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='grid'] {
    stroke: ${color.border};
    stroke-width: 1px;
    stroke-dasharray: 2 4;
  }
  [data-part='dot'] {
    fill: ${color.surface};
    stroke: var(--series-line);
    stroke-width: 2.5px;
  }
  [data-part='bars'] {
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    gap: min(8px, 4%);
    block-size: 100%;
  }
  [data-part='ground'],
  [data-part='gap'] {
    flex: 1 1 12px;
    max-inline-size: 1.75rem;
  }
  [data-part='ground'] {
    display: flex;
    align-items: end;
    border-radius: ${radius.full};
    background: ${color.sunken};
    box-shadow: inset 0 0 0 1px ${color.border};
    overflow: clip;
  }
  [data-part='bar'] {
    flex: 1;
    min-block-size: 2px;
    border-radius: ${radius.full};
    background: var(--series);
  }

  ${media.forcedColors} {
    forced-color-adjust: none;

    [data-part='line'],
    [data-part='dot'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-part='area'] {
      fill: none;
    }
    [data-part='bar'] {
      background: CanvasText;
    }
  }
`;
