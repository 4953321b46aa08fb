import { type Motif, shadow } from './backdrop.ts';
import { coral, danger, night, paper, primary, signal, steel } from '../palette.ts';
import { circle, group, path, rect, type Shape, stroke } from '../svg.ts';

/* Things that make a journey easier to bear, in 480 by 360. */

export const mask: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 268, 120),
    stroke('M112 178C60 150 60 230 116 214m252-36c52-28 52 52-4 36', deep, 11),
    path('M104 190c0-48 60-60 136-60s136 12 136 60c0 50-40 66-76 66-38 0-40-30-60-30s-22 30-60 30c-36 0-76-16-76-66z', {
      fill: main,
    }),
    stroke('M150 196q34 26 66 2m48 0q34 24 66-2', paper, 7),
    stroke('m168 214-8 14m22-10-3 15m21-18 6 14m78 0 6-14m12 18-3-15m22 10-8-14', paper, 5),
    path('M330 74h44l-40 44h42m-92-78h26l-24 28h26', {
      fill: 'none',
      stroke: deep,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );

export const pillow: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 306, 120),
    path(
      'M132 292c-50-30-42-200 108-200s158 170 108 200c-26 16-56-6-56-40 0-44-12-76-52-76s-52 32-52 76c0 34-30 56-56 40z',
      {
        fill: main,
      },
    ),
    path('M150 250c-20-64 20-128 90-128 30 0 50 8 66 24-70-30-150 10-156 104z', { fill: paper, opacity: 0.25 }),
    stroke('M188 252c-4 20-20 30-40 26m144-26c4 20 20 30 40 26', deep, 6),
    stroke('M200 262q40 22 80 0', deep, 9),
    rect(224, 260, 32, 24, { rx: 8, fill: signal }),
  );

export const umbrella: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(250, 328, 70),
    stroke('M240 60V40m0 124v126q0 26 26 26t26-26', steel, 10),
    path(
      'M96 188c0-84 64-132 144-132s144 48 144 132c-24-22-50-22-72 0-22-24-50-24-72 0-22-24-50-24-72 0-22-22-48-22-72 0z',
      {
        fill: main,
      },
    ),
    path('M168 188c0-70 30-120 72-132 42 12 72 62 72 132-22-24-50-24-72 0-22-24-50-24-72 0z', {
      fill: deep,
      opacity: 0.6,
    }),
    stroke('m70 236-10 24m40-34-8 18m300-12-10 24m40-34-8 18', deep, 6, { opacity: 0.5 }),
  );

export const bottles: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 322, 130),
    stroke('M240 60c0-30 34-22 26 2-4 12-26 12-26 34', steel, 8),
    path('M118 130a30 30 0 0 1 30-30h184a30 30 0 0 1 30 30v154a30 30 0 0 1-30 30H148a30 30 0 0 1-30-30z', {
      fill: main,
    }),
    rect(142, 148, 196, 144, { rx: 18, fill: paper, opacity: 0.85 }),
    bottle(162, 182, 40, signal, '#d98e00'),
    bottle(220, 166, 42, primary, night),
    bottle(280, 192, 38, coral, danger),
    stroke('M118 130h244', deep, 6, { 'stroke-dasharray': '1 11' }),
  );

export const aid: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 318, 130),
    stroke('M202 116V92q0-16 16-16h44q16 0 16 16v24', deep, 13),
    rect(116, 110, 248, 198, { rx: 28, fill: main }),
    rect(116, 196, 248, 22, { fill: deep, opacity: 0.5 }),
    circle(240, 208, 58, { fill: paper }),
    path('M240 250c-34-22-44-38-44-54 0-26 32-34 44-10 12-24 44-16 44 10 0 16-10 32-44 54z', { fill: danger }),
    stroke('M206 212h18l8-16 12 28 8-12h22', paper, 5, { 'stroke-linejoin': 'round' }),
    rect(140, 132, 44, 18, { rx: 9, fill: paper, opacity: 0.6 }),
  );

function bottle(x: number, y: number, width: number, fill: string, cap: string): Shape {
  return group(
    {},
    rect(x + width * 0.3, y - 18, width * 0.4, 22, { rx: 4, fill: cap }),
    rect(x, y, width, 280 - y, { rx: 10, fill }),
    rect(x + 7, y + 26, width - 14, 32, { rx: 5, fill: paper, opacity: 0.75 }),
  );
}
