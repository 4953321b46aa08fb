import { type Motif, shadow } from './backdrop.ts';
import { ink, type Livery, mist, night, paper, signal, steel } from '../palette.ts';
import { circle, ellipse, group, path, rect, type Shape, stroke } from '../svg.ts';

/* Insurance policies in 480 by 360: each shows what it covers, and all of them the same shield. */

/** A trip: a boarding pass. Its edge keeps it apart from a dark ground. */
export const policy: Motif = (livery) =>
  group(
    {},
    shadow(240, 324, 150),
    group(
      { transform: 'rotate(-6 240 190)' },
      path(
        'M94 92h212a14 14 0 0 0 28 0h44a20 20 0 0 1 20 20v168a20 20 0 0 1-20 20h-44a14 14 0 0 0-28 0H94a20 20 0 0 1-20-20V112a20 20 0 0 1 20-20z',
        { fill: ink, stroke: paper, 'stroke-width': 3, 'stroke-opacity': 0.25 },
      ),
      stroke('M320 122v148', paper, 3, { opacity: 0.4, 'stroke-dasharray': '1 10' }),
      stroke('M98 262h86m-86 18h54', paper, 6, { opacity: 0.45 }),
      stroke('m350 214 22-10-22-10m18 10h-26', signal, 6, { 'stroke-linejoin': 'round' }),
    ),
    shield(livery, 'translate(0 0)'),
  );

/** A year of trips: a calendar, in which some days are marked. */
export const annual: Motif = (livery) => {
  const days = Array.from({ length: 20 }, (_, index) => {
    const isTrip = [2, 3, 8, 9, 10, 16].includes(index);
    return rect(122 + (index % 5) * 42, 150 + Math.floor(index / 5) * 36, 30, 24, {
      rx: 6,
      fill: isTrip ? livery.main : mist,
    });
  });
  return group(
    {},
    shadow(240, 324, 140),
    rect(98, 66, 246, 246, { rx: 24, fill: paper }),
    path('M98 128V90a24 24 0 0 1 24-24h198a24 24 0 0 1 24 24v38z', { fill: livery.deep }),
    stroke('M158 48v36M284 48v36', steel, 12),
    stroke('M190 100h62', paper, 8, { opacity: 0.7 }),
    ...days,
    shield(livery, 'translate(142 118) scale(.82)'),
  );
};

/** A journey around the world: the globe, and the way around it. */
export const world: Motif = (livery) =>
  group(
    {},
    shadow(222, 330, 110),
    circle(222, 186, 128, { fill: night }),
    group(
      { fill: 'none', stroke: paper, 'stroke-width': 3, opacity: 0.3 },
      ellipse(222, 186, 56, 128, {}),
      path('M222 58v256M94 186h256M112 122h220M112 250h220', {}),
    ),
    path(
      'M140 116c30-34 76-30 92-6s-20 30-16 54-34 36-56 16-40-40-20-64zm96 108c26-20 74-12 82 8s-34 62-62 58-42-50-20-66z',
      {
        fill: livery.main,
      },
    ),
    stroke('M72 250C120 350 330 330 388 132', signal, 5, { 'stroke-dasharray': '.1 13' }),
    path('m402 86 8 46-24-8-20 14 4-24-16-16z', { fill: signal }),
    shield(livery, 'translate(158 132) scale(.78)'),
  );

function shield({ main, deep }: Livery, transform: string): Shape {
  return group(
    { transform },
    path('M196 70c34 0 60-10 74-22 14 12 40 22 74 22v72c0 60-34 94-74 110-40-16-74-50-74-110z', {
      fill: main,
      stroke: paper,
      'stroke-width': 8,
    }),
    path('M270 48c14 12 40 22 74 22v72c0 60-34 94-74 110z', { fill: deep, opacity: 0.4 }),
    stroke('m240 148 22 22 40-44', paper, 14, { 'stroke-linejoin': 'round' }),
  );
}
