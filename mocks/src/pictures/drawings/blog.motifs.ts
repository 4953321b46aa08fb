import { danger, mist, night, paper, sand, signal, steel } from '../palette.ts';
import { circle, group, path, rect, type Shape, stroke } from '../svg.ts';
import { type Motif, shadow } from './backdrop.ts';
import { motifs } from './product.motifs.ts';

/* Subjects of posts, in 480 by 360. */

/** A bowl that steams. */
const food: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 306, 96),
    stroke('M188 142c-14-22 14-30 0-54m52 54c-14-22 14-30 0-54m52 54c-14-22 14-30 0-54', steel, 7, { opacity: 0.6 }),
    stroke('M296 184 392 74m-66 110 90-92', sand, 10),
    path('M112 196h256c0 58-38 92-88 100h-80c-50-8-88-42-88-100z', { fill: main }),
    rect(100, 178, 280, 24, { rx: 12, fill: deep }),
    stroke('M150 236c14 22 30 32 48 38', paper, 7, { opacity: 0.5 }),
  );

/** A coat on its hanger. */
const fashion: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 324, 90),
    stroke('M240 112V98c0-8 20-12 18-28-2-16-28-16-30 0', steel, 7),
    path('M240 108 158 146l-42 124 46 14 18-52v88h120v-88l18 52 46-14-42-124z', { fill: main }),
    path('M206 124 240 200l34-76-34-16z', { fill: paper }),
    path('m206 124-22 52 56 24zm68 0 22 52-56 24z', { fill: deep }),
    stroke('M240 200v120', deep, 5),
    ...[226, 260, 294].map((y) => circle(254, y, 6, { fill: signal })),
  );

/** Two cards and a die. */
const gaming: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 310, 120),
    group(
      { transform: 'rotate(-14 190 190)' },
      rect(122, 88, 136, 196, { rx: 16, fill: paper }),
      rect(134, 100, 112, 172, { rx: 10, fill: mist }),
      path('M190 138c30 30 44 40 44 60 0 24-32 28-40 10l8 28h-24l8-28c-8 18-40 14-40-10 0-20 14-30 44-60z', {
        fill: night,
      }),
    ),
    group(
      { transform: 'rotate(10 318 226)' },
      rect(250, 158, 136, 136, { rx: 26, fill: main }),
      rect(250, 262, 136, 32, { rx: 16, fill: deep, opacity: 0.5 }),
      ...dots([284, 318, 352], [192, 226, 260]),
    ),
  );

const dots = (xs: readonly number[], ys: readonly number[]): Shape[] =>
  xs.map((x, index) => circle(x, ys[index] ?? 0, 12, { fill: paper }));

/** Something that somebody said. */
const quote: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 316, 96),
    path(
      'M128 82h224a34 34 0 0 1 34 34v104a34 34 0 0 1-34 34H248l-60 54v-54h-60a34 34 0 0 1-34-34V116a34 34 0 0 1 34-34z',
      { fill: main },
    ),
    path('M94 204v16a34 34 0 0 0 34 34h60v54l60-54h104a34 34 0 0 0 34-34v-16z', { fill: deep, opacity: 0.4 }),
    ...[166, 256].map((x) =>
      path('M58 120c-36 10-54 34-54 64 0 22 14 36 32 36s30-12 30-30-14-28-32-26c2-14 12-24 30-32z', {
        fill: paper,
        transform: `translate(${x} -6)`,
      }),
    ),
  );

/** A camera that records. */
const video: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 314, 110),
    path('m330 190 74-46a10 10 0 0 1 16 8v124a10 10 0 0 1-16 8l-74-46z', { fill: deep }),
    circle(158, 104, 38, { fill: steel }),
    circle(248, 98, 46, { fill: steel }),
    circle(158, 104, 14, { fill: paper }),
    circle(248, 98, 18, { fill: paper }),
    rect(96, 134, 240, 160, { rx: 28, fill: main }),
    circle(216, 214, 56, { fill: night }),
    circle(216, 214, 36, { fill: mist }),
    circle(204, 202, 12, { fill: paper }),
    circle(310, 160, 9, { fill: danger }),
  );

/** A letter that has come. */
const letter: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 312, 120),
    rect(104, 112, 272, 186, { rx: 22, fill: main }),
    path('M104 280 214 198h52l110 82a22 22 0 0 1-22 18H126a22 22 0 0 1-22-18z', { fill: deep, opacity: 0.45 }),
    path('M108 124a22 22 0 0 1 18-12h228a22 22 0 0 1 18 12L262 210a34 34 0 0 1-44 0z', { fill: paper }),
    circle(372, 112, 26, { fill: signal }),
    stroke('m361 112 8 9 15-17', night, 6, { 'stroke-linejoin': 'round' }),
  );

/** Subjects of posts and guides, each as one thing: also those of the shop. */
export const blogMotifs: ReadonlyMap<string, Motif> = new Map([
  ...motifs,
  ...Object.entries({ food, fashion, gaming, quote, video, letter }),
]);
