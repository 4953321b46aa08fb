import { type Motif, shadow } from './backdrop.ts';
import { ink, mist, night, paper, sand, signal, steel } from '../palette.ts';
import { circle, ellipse, group, path, rect, type Shape, stroke } from '../svg.ts';

/* Things that go into a bag, or onto it, in 480 by 360. */

const arrow = 'm-12 12 22-20m-14 0h14v14';

export const tag: Motif = ({ main, deep }) =>
  group(
    {},
    stroke('M240 112C196 40 300 24 292 76c-6 36-40 22-52 44', deep, 7),
    shadow(240, 320, 74),
    path('M206 110h68l26 34v148a18 18 0 0 1-18 18h-84a18 18 0 0 1-18-18V144z', { fill: sand }),
    circle(240, 138, 13, { fill: paper, stroke: deep, 'stroke-width': 6 }),
    rect(200, 176, 80, 106, { rx: 10, fill: paper }),
    stroke('M214 240h52m-52 20h34', steel, 5),
    circle(240, 206, 17, { fill: main }),
    stroke(arrow, paper, 4, { transform: 'translate(240 205) scale(.7)', 'stroke-linejoin': 'round' }),
  );

export const lock: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 312, 84),
    stroke('M188 160v-44a52 52 0 0 1 104 0v44', steel, 20, { 'stroke-linecap': 'butt' }),
    stroke('M182 148v-32', mist, 4),
    rect(158, 150, 164, 156, { rx: 24, fill: main }),
    rect(158, 150, 164, 34, { rx: 17, fill: deep, opacity: 0.4 }),
    ...[184, 224, 264].map((x, index) =>
      group(
        {},
        rect(x, 206, 32, 66, { rx: 8, fill: ink }),
        rect(x, 226, 32, 26, { fill: paper }),
        stroke(['M16 32v14', 'M11 32h10l-6 14', 'M12 33q10-4 8 4l-8 9h9'][index] ?? '', ink, 3.5, {
          transform: `translate(${x} 200)`,
          'stroke-linejoin': 'round',
        }),
      ),
    ),
  );

export const cubes: Motif = (livery) =>
  group(
    {},
    shadow(240, 320, 150),
    cube(96, 196, 178, 116, livery.main, livery.deep),
    cube(284, 216, 106, 96, signal, '#d98e00'),
    cube(128, 112, 130, 80, night, ink),
    cube(268, 140, 96, 72, livery.deep, ink),
    cube(164, 56, 104, 52, livery.main, livery.deep),
  );

export const adapter: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 320, 90),
    rect(206, 44, 14, 50, { rx: 4, fill: steel }),
    rect(260, 44, 14, 50, { rx: 4, fill: steel }),
    rect(160, 86, 160, 228, { rx: 34, fill: main }),
    rect(160, 86, 160, 60, { rx: 30, fill: deep }),
    group(
      { fill: 'none', stroke: paper, 'stroke-width': 6 },
      circle(240, 206, 42, {}),
      ellipse(240, 206, 18, 42, {}),
      path('M198 206h84m-78-22h72m-72 44h72', {}),
    ),
    rect(188, 272, 42, 16, { rx: 8, fill: ink }),
    rect(250, 272, 42, 16, { rx: 8, fill: ink }),
    circle(240, 118, 7, { fill: signal }),
  );

export const passport: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(250, 324, 104),
    group(
      { transform: 'rotate(9 280 190)' },
      rect(206, 48, 126, 250, { rx: 12, fill: paper }),
      stroke('M224 84h90m-90 22h60', steel, 6),
      stroke('M224 260h8m6 0h4m6 0h12m6 0h4m6 0h10m6 0h16', ink, 22, { 'stroke-linecap': 'butt' }),
      circle(268, 172, 26, { fill: signal }),
    ),
    rect(142, 66, 176, 250, { rx: 18, fill: main }),
    rect(142, 66, 28, 250, { rx: 14, fill: deep }),
    group(
      { fill: 'none', stroke: sand, 'stroke-width': 5 },
      circle(244, 164, 42, {}),
      ellipse(244, 164, 18, 42, {}),
      path('M202 164h84', {}),
    ),
    stroke('M206 248h76m-58 22h40', sand, 7),
  );

export const scale: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 330, 60),
    stroke('M168 96c0-62 144-62 144 0', deep, 26),
    rect(148, 88, 184, 92, { rx: 40, fill: main }),
    rect(188, 108, 104, 52, { rx: 12, fill: ink }),
    stroke('M206 126h14v12m0 6v8m14-26v26m22-26h-10v12h12v14h-14m26 2v-1', signal, 5, { 'stroke-linejoin': 'round' }),
    stroke('M240 180v44', steel, 12),
    stroke('M240 224c-34 4-44 64 0 66s40-52 14-52', steel, 11),
  );

export const battery: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 324, 84),
    stroke('M276 58V36q0-18 22-18h64q26 0 26 30v92', ink, 9),
    rect(374, 136, 28, 46, { rx: 7, fill: steel }),
    rect(162, 54, 156, 264, { rx: 36, fill: main }),
    rect(162, 54, 156, 264, { rx: 36, fill: 'none', stroke: deep, 'stroke-width': 7 }),
    circle(240, 150, 46, { fill: 'none', stroke: deep, 'stroke-width': 13 }),
    path('M240 104a46 46 0 1 1-44 60', { fill: 'none', stroke: paper, 'stroke-width': 13, 'stroke-linecap': 'round' }),
    path('m248 122-26 34h18l-8 26 28-36h-18z', { fill: paper }),
    ...[214, 240, 266].map((x) => circle(x, 270, 6, { fill: paper, opacity: 0.75 })),
  );

function cube(x: number, y: number, width: number, height: number, fill: string, edge: string): Shape {
  return group(
    {},
    rect(x, y, width, height, { rx: 16, fill }),
    rect(x + 14, y + 14, width - 28, height - 28, { rx: 9, fill: edge, opacity: 0.35 }),
    stroke(`M${x + 16} ${y + 7}h${width - 32}`, paper, 3, { opacity: 0.6 }),
    circle(x + width - 20, y + 7, 4, { fill: paper }),
  );
}
