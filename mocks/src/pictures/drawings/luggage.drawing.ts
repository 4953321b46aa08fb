import { type Chances, pick } from '../../lib/time/clock.ts';
import { backdrop, liveryOf, type Motif, shadow } from './backdrop.ts';
import { ink, liveries, type Livery, mist, paper, signal, steel } from '../palette.ts';
import { circle, group, path, picture, rect, type Shape, stroke } from '../svg.ts';

const suitcase: Motif = (livery) => shadow(240, 322, 96) + trolley(livery);

const backpack: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 322, 92),
    stroke('M204 82q36-52 72 0', deep, 12),
    path('M158 316c-18-90-18-244 82-244s100 154 82 244z', { fill: main }),
    path('M158 316c-10-50-14-120 2-176-22 20-30 120-16 172zm164 0c10-50 14-120-2-176 22 20 30 120 16 172z', {
      fill: deep,
    }),
    rect(178, 214, 124, 92, { rx: 22, fill: deep }),
    stroke('M178 240h124', paper, 3, { opacity: 0.5 }),
    stroke('M186 160q54-26 108 0', deep, 5),
    rect(222, 120, 36, 26, { rx: 7, fill: paper, opacity: 0.92 }),
    stroke('m231 138 14-10m-8-1h8v8', ink, 3, { 'stroke-linejoin': 'round' }),
    stroke('M282 240v28', main === signal ? paper : signal, 5),
  );

const crossbody: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 312, 104),
    stroke('M140 190C120 40 360 40 340 190', deep, 10),
    rect(128, 178, 224, 130, { rx: 30, fill: main }),
    path('M128 208a30 30 0 0 1 30-30h164a30 30 0 0 1 30 30v26q-112 40-224 0z', { fill: deep }),
    rect(218, 232, 44, 30, { rx: 9, fill: main === signal ? paper : signal }),
    stroke('M160 284h160', paper, 3, { opacity: 0.4, 'stroke-dasharray': '1 9' }),
  );

const set: Motif = (livery) => {
  const other = liveries.find(({ main }) => main !== livery.main) ?? livery;
  return group(
    {},
    shadow(240, 322, 178),
    group({ transform: 'translate(10 97) scale(.7)' }, trolley({ ...livery, main: livery.deep, deep: ink })),
    group({ transform: 'translate(228 129) scale(.6)' }, trolley(other)),
    group({ transform: 'translate(26 32) scale(.9)' }, trolley(livery)),
  );
};

/** Held together by two belts, and wider than the one for the cabin. */
const checkin: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 326, 120),
    stroke('M196 80V40q0-8 8-8h72q8 0 8 8v40', steel, 8),
    rect(204, 26, 72, 13, { rx: 6, fill: ink }),
    ...[164, 316].map((x) => circle(x, 316, 12, { fill: ink })),
    rect(132, 70, 216, 242, { rx: 30, fill: main }),
    rect(132, 70, 216, 54, { rx: 27, fill: deep, opacity: 0.3 }),
    ...[182, 272].map((x) =>
      group(
        {},
        rect(x, 70, 26, 242, { fill: deep }),
        rect(x - 5, 196, 36, 30, { rx: 7, fill: main === signal ? paper : signal }),
      ),
    ),
    rect(212, 58, 56, 20, { rx: 9, fill: deep }),
    stroke('M150 286h180', paper, 4, { opacity: 0.35, 'stroke-dasharray': '1 10' }),
  );

/** Corners and edges of aluminium, ribs across, and a trunk's latches. */
const large: Motif = ({ main, deep }) => {
  const corner = 'M0 0h54v18a36 36 0 0 1-36 36H0z';
  return group(
    {},
    shadow(240, 328, 160),
    stroke('M198 74V48q0-12 12-12h60q12 0 12 12v26', ink, 12),
    ...[142, 338].map((x) => circle(x, 318, 12, { fill: ink })),
    rect(92, 70, 296, 244, { rx: 22, fill: main }),
    ...[112, 148, 232, 268].map((y) => stroke(`M108 ${y}h264`, deep, 7, { opacity: 0.5 })),
    rect(92, 178, 296, 20, { fill: steel }),
    ...[150, 306].map((x) => rect(x, 168, 26, 40, { rx: 6, fill: ink })),
    ...[
      'translate(92 70)',
      'translate(388 70) scale(-1 1)',
      'translate(92 314) scale(1 -1)',
      'translate(388 314) scale(-1 -1)',
    ].map((transform) => path(corner, { transform, fill: mist, stroke: steel, 'stroke-width': 3 })),
  );
};

/** Small and rounded, with one front pocket and a bottle at its side. */
const daypack: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 322, 96),
    rect(322, 196, 34, 112, { rx: 12, fill: '#1b8fbf' }),
    rect(328, 180, 22, 22, { rx: 5, fill: ink }),
    stroke('M210 92V70a30 30 0 0 1 60 0v22', deep, 11),
    rect(150, 86, 180, 230, { rx: 74, fill: main }),
    path('M150 212h180v68a36 36 0 0 1-36 36H186a36 36 0 0 1-36-36z', { fill: deep }),
    stroke('M176 150q64-44 128 0', deep, 6),
    stroke('M174 240h132', paper, 4, { opacity: 0.5 }),
    stroke('M292 240v26', main === signal ? paper : signal, 6),
  );

/** Tall, with a mat rolled up on top and a cord across. */
const trekking: Motif = ({ main, deep }) =>
  group(
    {},
    shadow(240, 330, 96),
    rect(140, 28, 200, 54, { rx: 27, fill: signal }),
    circle(168, 55, 15, { fill: 'none', stroke: '#d98e00', 'stroke-width': 6 }),
    ...[206, 288].map((x) => stroke(`M${x} 30v52`, ink, 8)),
    path('M166 110q0-34 34-34h80q34 0 34 34v22H166z', { fill: deep }),
    rect(158, 126, 164, 198, { rx: 28, fill: main }),
    ...[128, 322].map((x) => rect(x, 198, 30, 104, { rx: 12, fill: deep })),
    stroke('M184 158l112 40-112 40 112 40', paper, 5, { opacity: 0.75, 'stroke-linejoin': 'round' }),
    rect(176, 292, 128, 20, { rx: 8, fill: deep }),
    stroke('M226 120v28m28-28v28', ink, 7),
  );

const kinds: ReadonlyMap<string, Motif> = new Map(
  Object.entries({ suitcase, checkin, large, daypack, backpack, trekking, crossbody, set }),
);

/** A piece of luggage in one of the product's colours. The first word of the id says which: `suitcase-blue`. */
export function drawLuggage(id: string, chances: Chances): string {
  const livery = liveryOf(id, chances);
  const [kind = ''] = id.split('-', 1);
  const drawn = kinds.get(kind) ?? pick([suitcase, backpack, suitcase], chances);
  return picture(480, 360, backdrop(livery.main), drawn(livery));
}

function trolley({ main, deep }: Livery): Shape {
  return group(
    {},
    stroke('M214 98V42q0-8 8-8h36q8 0 8 8v56', steel, 8),
    rect(216, 28, 48, 13, { rx: 6, fill: ink }),
    circle(182, 312, 11, { fill: ink }),
    circle(298, 312, 11, { fill: ink }),
    rect(156, 84, 168, 224, { rx: 26, fill: main }),
    rect(156, 176, 168, 40, { fill: deep, opacity: 0.35 }),
    ...[188, 214, 240, 266, 292].map((x) => stroke(`M${x} 104v184`, deep, 6, { opacity: 0.55 })),
    rect(212, 74, 56, 20, { rx: 8, fill: deep }),
    rect(226, 184, 28, 24, { rx: 6, fill: paper }),
    stroke('m233 202 12-10m-7 0h7v7', ink, 2.5, { 'stroke-linejoin': 'round' }),
    path('M288 92c14 16 26 30 24 46l-22 4c-6-16-6-32-2-50z', { fill: main === signal ? paper : signal }),
    circle(298, 132, 3, { fill: ink }),
  );
}
