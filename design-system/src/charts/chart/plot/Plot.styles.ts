import { css, keyframes, styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { withoutColors } from '../series/forced-colors.styles.ts';

const { color, duration, easing, text, weight } = theme;

const reveal = keyframes`
  from { clip-path: inset(-10% 100% -10% 0); }
  to { clip-path: inset(-10% -2% -10% 0); }
`;
const revealFromRight = keyframes`
  from { clip-path: inset(-10% 0 -10% 100%); }
  to { clip-path: inset(-10% 0 -10% -2%); }
`;
const grow = keyframes`
  from { transform: scale(var(--grow-x, 1), var(--grow-y, 1)); }
`;
const appear = keyframes`
  from { opacity: 0; transform: scale(0.92); }
`;

const shapes = css`
  [data-part='line'] {
    fill: none;
    stroke: var(--series-line);
    stroke-width: 2.25px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [data-part='area'] {
    stroke: none;
  }
  [data-part='fill'] {
    fill: var(--series);
    stroke: var(--series-line);
    stroke-width: 1px;
  }
  [data-part='slice'] {
    fill: var(--series);
    stroke: ${color.surface};
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  [data-part='web'] {
    stroke: var(--series-line);
    stroke-width: 2.25px;
    stroke-linejoin: round;
  }
  [data-part='point'] {
    fill: var(--series);
    stroke: var(--series-line);
    stroke-width: 1px;
  }
  [data-part='bubble'] {
    fill: var(--series);
    fill-opacity: 0.4;
    stroke: var(--series-line);
    stroke-width: 1.5px;
  }
  [data-part='marker'] {
    fill: var(--series-line);
    stroke: ${color.surface};
    stroke-width: 2px;
  }
  [data-part='spot'] {
    fill: ${color.surface};
    stroke: var(--series-line);
    stroke-width: 2.5px;
  }
  [data-part='edge'] {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  [data-part='guide'] {
    stroke: ${color.controlBorder};
    stroke-width: 1px;
    stroke-dasharray: 3 4;
  }
  [data-part='shade'] {
    fill: ${color.ink};
    fill-opacity: 0.05;
  }
  [data-part='hollow'] {
    fill: ${color.surface};
    stroke: var(--series-line);
    stroke-width: 1.5px;
  }
  [data-part='wick'] {
    stroke: var(--series-line);
    stroke-width: 1.5px;
  }
  [data-part='shade-cell'] {
    fill: color-mix(in srgb, var(--shade-of, ${color.chart1}) var(--shade), ${color.sunken});
  }
  [data-off] {
    opacity: 0.12;
  }
  [data-part='track'] {
    fill: none;
    stroke: ${color.border};
  }
  [data-part='ring'] {
    fill: none;
    stroke: var(--series-line);
  }
  [data-cap='round'] {
    stroke-linecap: round;
  }
`;

const scenery = css`
  [data-part='grid'] line,
  [data-part='grid'] path,
  [data-part='grid'] circle,
  [data-part='grid'] polygon {
    fill: none;
    stroke: ${color.border};
    stroke-width: 1px;
    stroke-dasharray: 4 4;
    shape-rendering: auto;
  }
  [data-part='base'] {
    stroke: ${color.border};
    stroke-width: 1px;
  }
  [data-part='zero'] {
    stroke: ${color.controlBorder};
    stroke-width: 1px;
  }
  text {
    fill: ${color.ink3};
    font-family: ${theme.font.body};
    font-size: ${text.caption};
    font-variant-numeric: tabular-nums;
    direction: ltr;
    unicode-bidi: plaintext;
  }
  text[data-part='over'] {
    fill: ${color.ink2};
    stroke: ${color.surface};
    stroke-width: 4px;
    paint-order: stroke;
  }
  text[data-part='on-dark'] {
    fill: ${color.surface};
  }
  text[data-part='on-dark-red'] {
    fill: ${color.onDanger};
  }
  text[data-part='on-light'] {
    fill: ${color.ink};
  }
  text[data-part='inside'] {
    fill: ${color.surface};
    font-weight: ${weight.semibold};
  }
  [data-tone='warning'] text[data-part='inside'] {
    fill: ${color.onSignal};
  }
  text[data-part='centre'] {
    fill: ${color.ink};
    font-size: ${text.title};
    font-weight: ${weight.bold};
  }
  text[data-part='centre-label'] {
    font-size: ${text.small};
  }
`;

/** The drawing. Parts are named by `data-part`, their colours by `data-tone`. */
export const Plot = styled.svg`
  ${shapes}
  ${scenery}

  [data-patterned] & [data-part='fill'],
  [data-patterned] & [data-part='slice'] {
    fill: var(--pattern, var(--series));
  }

  [data-enter='wipe'] {
    animation: ${reveal} 900ms ${easing.move} backwards;
  }
  &[data-direction='rtl'] [data-enter='wipe'] {
    animation-name: ${revealFromRight};
  }
  [data-enter='grow'] {
    transform-box: view-box;
    animation: ${grow} 500ms ${easing.enter} backwards;
  }
  [data-enter='appear'] {
    transform-box: fill-box;
    transform-origin: center;
    animation: ${appear} ${duration.slow} ${easing.enter} backwards;
  }

  ${media.forcedColors} {
    forced-color-adjust: none;
    ${withoutColors}
  }
`;
