import { css } from 'styled-components';

/** Forced colours leave nothing but edges, dashes and patterns to tell one series from the other. */
export const withoutColors = css`
  [data-part='line'],
  [data-part='web'],
  [data-part='hollow'],
  [data-part='wick'],
  [data-part='point'],
  [data-part='bubble'],
  [data-part='edge'] {
    stroke: CanvasText;
  }
  [data-part='area'] {
    fill: none;
  }
  [data-part='fill'],
  [data-part='slice'] {
    fill: var(--pattern, CanvasText);
    stroke: CanvasText;
  }
  [data-part='ring'] {
    stroke: CanvasText;
  }
  [data-part='track'] {
    stroke: GrayText;
    stroke-opacity: 0.4;
  }
  [data-part='web'],
  [data-part='bubble'] {
    fill: none;
  }
  [data-part='point'],
  [data-part='marker'] {
    fill: CanvasText;
    stroke: Canvas;
  }
  [data-part='hollow'],
  [data-part='spot'] {
    fill: Canvas;
    stroke: CanvasText;
  }
  [data-part='shade-cell'] {
    fill: color-mix(in srgb, CanvasText var(--shade), Canvas);
    stroke: GrayText;
  }
  text,
  text[data-part] {
    fill: CanvasText;
    stroke: Canvas;
    stroke-width: 3px;
    paint-order: stroke;
  }
`;
