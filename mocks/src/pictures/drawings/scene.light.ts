import { coral, ink, night, paper, primary, signal, signalSoft } from '../palette.ts';
import { circle, gradient, group, path, rect, type Shape, stroke } from '../svg.ts';

/** A time of day: what the sky does, and the colours of the land from far to near. */
export interface Light {
  sky: readonly [top: string, bottom: string];
  sun: string;
  far: string;
  middle: string;
  near: string;
  water: string;
  /** The path of the flight across the sky. */
  flight: string;
  isDark: boolean;
}

export const dusk: Light = {
  sky: ['#fccb7e', coral],
  sun: '#ffeecb',
  far: '#cf5f6b',
  middle: '#6d3f73',
  near: night,
  water: '#f09a74',
  flight: paper,
  isDark: false,
};

export const day: Light = {
  sky: ['#a9d8f2', '#eef8fd'],
  sun: '#ffd873',
  far: '#a3cbe0',
  middle: '#4796b5',
  near: '#125f70',
  water: '#63b7d8',
  flight: paper,
  isDark: false,
};

export const morning: Light = {
  sky: ['#dde4ff', '#fdeadb'],
  sun: signal,
  far: '#bcc7f4',
  middle: '#7c8fe6',
  near: primary,
  water: '#a9b8ff',
  flight: primary,
  isDark: false,
};

export const midnight: Light = {
  sky: [ink, '#303d80'],
  sun: signalSoft,
  far: '#35427f',
  middle: '#232d5e',
  near: '#0e1222',
  water: '#2a3770',
  flight: signal,
  isDark: true,
};

/** The sky over a scene of 640 by 400, with its sun or moon, its stars, and a flight that crosses it. */
export function sky({ sky: colours, sun, flight, isDark }: Light, chance: number): Shape {
  const sunX = 90 + Math.round(chance * 460);
  const rises = chance < 0.5;
  return group(
    {},
    gradient('sky', ...colours),
    rect(0, 0, 640, 400, { fill: 'url(#sky)' }),
    isDark ? stars(chance) : '',
    circle(sunX, 150, 44, { fill: sun }),
    group(
      rises ? {} : { transform: 'matrix(-1 0 0 1 640 0)' },
      stroke('M40 168C150 74 300 44 452 66', flight, 3.5, { 'stroke-dasharray': '0.1 11' }),
      path('M492 76l-38-16 8 14-10 13z', { fill: flight }),
    ),
  );
}

function stars(chance: number): Shape {
  const places = Array.from({ length: 26 }, (_, index) => (index * 0.618 + chance) % 1);
  return group(
    { fill: paper, opacity: 0.75 },
    ...places.map((place, index) => circle(place * 640, 12 + index * 8.2, index % 5 === 0 ? 2 : 1.2, {})),
  );
}
