import { type Chances, pick } from '../../lib/time/clock.ts';
import { ink, liveries, type Livery, mist, night, paper, signal, steel } from '../palette.ts';
import { scene } from './postcard.drawing.ts';
import { blogMotifs } from './blog.motifs.ts';
import { circle, group, path, picture, rect, type Shape, shape, stroke } from '../svg.ts';

type Composition = (id: string, livery: Livery, chances: Chances) => Shape;

/** A destination, seen from a seat by the window. */
const cabin: Composition = (id, _, chances) =>
  group(
    {},
    ground(steel),
    stroke('M0 404h800', steel, 3, { opacity: 0.3 }),
    shape('clipPath', { id: 'pane' }, rect(206, 40, 388, 370, { rx: 150 })),
    rect(180, 14, 440, 422, { rx: 176, fill: steel, opacity: 0.3 }),
    rect(192, 26, 416, 398, { rx: 164, fill: mist, opacity: 0.6 }),
    group({ 'clip-path': 'url(#pane)' }, group({ transform: 'translate(80 26)' }, scene(id, chances))),
    seat(-84),
    group({ transform: 'matrix(-1 0 0 1 800 0)' }, seat(-84)),
  );

/** A telephone that has just found its network. */
const phone: Composition = (_, { main, deep }) =>
  group(
    {},
    ground(main),
    rings(main, 400, 225),
    stroke('M70 360C190 200 250 150 330 140', deep, 4, { 'stroke-dasharray': '.1 12' }),
    stroke('M470 300C560 320 640 280 730 130', deep, 4, { 'stroke-dasharray': '.1 12' }),
    circle(70, 360, 10, { fill: deep }),
    circle(730, 130, 10, { fill: 'none', stroke: deep, 'stroke-width': 5 }),
    rect(306, 34, 188, 382, { rx: 34, fill: night }),
    rect(318, 46, 164, 358, { rx: 24, fill: paper }),
    rect(370, 58, 60, 14, { rx: 7, fill: night }),
    rect(334, 96, 132, 96, { rx: 16, fill: main }),
    rect(348, 112, 30, 24, { rx: 6, fill: signal }),
    stroke('M408 164a22 22 0 0 1 32 0m-44-12a38 38 0 0 1 56 0', paper, 5),
    circle(424, 176, 5, { fill: paper }),
    stroke('M340 222h96m-96 22h60', steel, 7),
    rect(334, 272, 132, 12, { rx: 6, fill: mist }),
    rect(334, 272, 84, 12, { rx: 6, fill: main }),
    rect(334, 340, 132, 40, { rx: 14, fill: deep }),
    stroke('m384 360 10 10 20-20', paper, 5, { 'stroke-linejoin': 'round' }),
  );

/** One thing, on a ground of its colour. */
function still(motif: string): Composition {
  return (_, livery) =>
    group(
      {},
      ground(livery.main),
      rings(livery.main, 400, 440),
      group({ transform: 'translate(112 -22) scale(1.2)' }, blogMotifs.get(motif)?.(livery) ?? ''),
    );
}

// Words of an id; the first that fits decides. The category comes last: it begins the ids of posts.
const topics: readonly (readonly [words: RegExp, composition: Composition])[] = [
  [/\b(esim|data|roam|network|phone|connect|signal|sinal|rede|celular|wifi|app|activat)/, phone],
  [/\b(insur|cover|claim|polic|rain|storm|weather|season|delay|cancel|refund|reembols|chuva)/, still('umbrella')],
  [/\b(pack|luggage|bag|suitcase|carry|malas?\b)/, still('cubes')],
  [/\b(passport|visa|document|border)/, still('passport')],
  [/\b(health|medic|doctor|sick|vaccin|assist|hospital)/, still('aid')],
  [/\b(sleep|jet|overnight|flight|voo)/, still('mask')],
  [/\b(safe|theft|secur|lost|fraud)/, still('lock')],
  [/\b(charg|plug|power|adapter|socket)/, still('adapter')],
  [/\b(mail|letter)/, still('letter')],
  [/^fashion\b/, still('fashion')],
  [/^food\b/, still('food')],
  [/^gaming\b/, still('gaming')],
  [/^quote\b/, still('quote')],
  [/^video\b/, still('video')],
];

/** The picture above a post. What the id speaks of decides what it shows; a destination is seen from a window. */
export function drawBlog(id: string, chances: Chances): string {
  const livery = pick(liveries, chances);
  const composition = topics.find(([words]) => words.test(id))?.[1] ?? cabin;
  return picture(800, 450, composition(id, livery, chances));
}

/** It lets through what is behind the picture: pale on a light page, deep on a dark one. */
function ground(colour: string): Shape {
  return rect(0, 0, 800, 450, { fill: colour, opacity: 0.14 });
}

function rings(colour: string, x: number, y: number): Shape {
  const radii = [120, 200, 280, 360, 440];
  return group(
    { fill: 'none', stroke: colour, 'stroke-width': 2, opacity: 0.16 },
    ...radii.map((radius) => circle(x, y, radius, {})),
  );
}

function seat(x: number): Shape {
  return group(
    { transform: `translate(${x} 0)` },
    path('M0 470V190c0-50 30-84 84-84s84 34 84 84v280z', { fill: night }),
    path('M26 196c0-40 20-62 58-62s58 22 58 62v24H26z', { fill: paper, opacity: 0.92 }),
    stroke('m72 190 24-22m-15-1h16v16', ink, 5, { 'stroke-linejoin': 'round' }),
  );
}
