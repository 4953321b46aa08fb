import { type Chances, pick } from '../../lib/time/clock.ts';
import { ink, liveries } from '../palette.ts';
import { circle, ellipse, group, path, picture, rect, type Shape, stroke } from '../svg.ts';

const dark = ['#1f1a20', '#2e2220', '#4a3026'] as const;
const grey = '#8f919c';
const fair = [...dark, '#643f2c', '#a56b3a', '#d8b26a', '#a84e2e', grey] as const;

interface Complexion {
  skin: string;
  /** The hair that goes with it. */
  hairs: readonly [string, ...string[]];
}

const complexions: readonly [Complexion, ...Complexion[]] = [
  { skin: '#f7d9c4', hairs: fair },
  { skin: '#eab892', hairs: fair },
  { skin: '#d49a6d', hairs: [...dark, '#643f2c', grey] },
  { skin: '#b57a50', hairs: [...dark, grey] },
  { skin: '#8d5a38', hairs: [...dark, grey] },
  { skin: '#6e452b', hairs: dark },
];

interface Looks {
  skin: string;
  hair: string;
}

interface Style {
  /** The shapes behind the head. */
  behind?: (looks: Looks) => Shape;
  /** The shapes in front of the head. */
  before?: (looks: Looks) => Shape;
}

interface Wardrobe {
  styles: readonly [Style, ...Style[]];
  /** How likely a beard is, 0 to 1. */
  beards: number;
}

const fringe = 'M30.5 41c1-11 7-17 17.5-17s16.5 6 17.5 17c-6-1.5-11-5-13.5-9.5-4 5.5-12 9.5-21.5 9.5z';
const crop = 'M30 39c-2-14 6-22 18-22s20 8 18 22c-2-5-4-8-6-9-8 2-17 2-24 0-2 1-4 4-6 9z';
const parted = 'M30 40c-3-15 6-23 19-23 12 0 19 8 17 23-1-6-3-9-6-11-9 1-16-1-20-5-3 5-8 7-10 16z';

const long: Style = {
  behind: ({ hair }) => path('M27 44c0-18 9-28 21-28s21 10 21 28l2 25c-6 5-40 5-46 0z', { fill: hair }),
  before: ({ hair }) => path(fringe, { fill: hair }),
};
const bob: Style = {
  behind: ({ hair }) => path('M27 42c0-17 9-26 21-26s21 9 21 26v14c-5 5-37 5-42 0z', { fill: hair }),
  before: ({ hair }) => path(parted, { fill: hair }),
};
const bun: Style = {
  behind: ({ hair }) => circle(48, 14.5, 8, { fill: hair }),
  before: ({ hair }) => path(crop, { fill: hair }),
};
const curls: Style = {
  behind: ({ hair }) =>
    group(
      { fill: hair },
      ...[
        [31, 37],
        [29, 46],
        [36, 26],
        [45, 20],
        [55, 21],
        [62, 28],
        [66, 38],
        [67, 47],
      ].map(([x = 0, y = 0]) => circle(x, y, 9, {})),
    ),
  before: ({ hair }) => path('M31 39c-1-14 7-19 17-19s18 5 17 19c-3-6-8-9-17-9s-14 3-17 9z', { fill: hair }),
};
const scarf: Style = {
  behind: ({ hair }) => path('M25 45c0-19 10-30 23-30s23 11 23 30c0 12-5 18-4 27H29c1-9-4-15-4-27z', { fill: hair }),
  before: ({ hair }) =>
    path('M30 44c0-16 7-24 18-24s18 8 18 24c-1-10-7-16-18-16s-17 6-18 16zM31 50c3 11 9 15 17 15s14-4 17-15l3 20H28z', {
      fill: hair,
    }),
};
const short: Style = { before: ({ hair }) => path(crop, { fill: hair }) };
const side: Style = { before: ({ hair }) => path(parted, { fill: hair }) };
const bald: Style = {};

const soft: Wardrobe = { styles: [long, bob, bun, curls, long, scarf], beards: 0 };
const neutral: Wardrobe = { styles: [bob, curls, side, short], beards: 0 };
const plain: Wardrobe = { styles: [short, side, curls, short, bald], beards: 0.4 };

/** A made-up person. The end of the first name decides a little, the rest is left to chance. */
export function drawAvatar(id: string, chances: Chances): string {
  const { styles, beards } = wardrobeOf(id);
  const backdrop = pick(liveries, chances);
  const clothes = pick(liveries.filter((livery) => livery !== backdrop) as typeof liveries, chances);
  const style = pick(styles, chances);
  const { skin, hairs } = pick(complexions, chances);
  const looks = { skin, hair: style === scarf ? clothes.deep : pick(hairs, chances) };
  const hasBeard = chances() < beards;
  const hasGlasses = chances() < 0.22;
  return picture(
    96,
    96,
    rect(0, 0, 96, 96, { fill: backdrop.soft }),
    circle(48, 104, 58, { fill: backdrop.main, opacity: 0.16 }),
    style.behind?.(looks) ?? '',
    path('M10 98c0-19 16-29 38-29s38 10 38 29z', { fill: clothes.main }),
    path('M37 70q11 11 22 0l-3 -3H40z', { fill: clothes.deep }),
    path('M40 56h16v12q-8 8-16 0z', { fill: looks.skin }),
    path('M40 60q8 7 16 0v4q-8 6-16 0z', { fill: ink, opacity: 0.12 }),
    ellipse(48, 42, 16.5, 19.5, { fill: looks.skin }),
    style === scarf ? '' : group({ fill: looks.skin }, circle(31.5, 43, 3.5, {}), circle(64.5, 43, 3.5, {})),
    hasBeard ? beard(looks) : '',
    face(),
    style.before?.(looks) ?? '',
    hasGlasses ? glasses() : '',
  );
}

function wardrobeOf(id: string): Wardrobe {
  const [first = ''] = id.split('-', 1);
  if (/(a|is|iz|th|in|y|nes|bel|quel|rid)$/.test(first)) return soft;
  return first.endsWith('e') ? neutral : plain;
}

function face(): Shape {
  return group(
    {},
    circle(41.5, 42, 1.7, { fill: ink }),
    circle(54.5, 42, 1.7, { fill: ink }),
    stroke('M43 52q5 4 10 0', ink, 1.7),
    stroke('M48 44v3.5', ink, 1.3, { opacity: 0.35 }),
  );
}

function beard({ hair }: Looks): Shape {
  return path('M31.5 45c1 13 7 18 16.5 18s15.5-5 16.5-18c-3 4-5 4.5-9 4q-7.5-2-15 0c-4 .5-6 0-9-4z', { fill: hair });
}

function glasses(): Shape {
  return group(
    { fill: 'none', stroke: ink, 'stroke-width': 1.4 },
    circle(41, 42, 5.5, {}),
    circle(55, 42, 5.5, {}),
    stroke('M46.5 42h3', ink, 1.4),
  );
}
