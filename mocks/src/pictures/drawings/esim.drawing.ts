import { type Chances, pick } from '../../lib/time/clock.ts';
import { backdrop, shadow } from './backdrop.ts';
import { coral, green, ink, liveries, night, paper, primary, signal, success, violet } from '../palette.ts';
import { circle, gradient, group, path, picture, rect, type Shape, stroke, text } from '../svg.ts';

type Colours = readonly [top: string, bottom: string];

const cards: [Colours, ...Colours[]] = [
  [primary, night],
  [green, '#0b4f4a'],
  [coral, '#8a2f5f'],
  [violet, night],
  ['#1b8fbf', night],
  [success, ink],
];

// The plans that are sold most can be told apart by their colour.
const bestSellers: ReadonlyMap<string, Colours> = new Map([
  ['europe', [primary, night]],
  ['brazil', [green, '#0b4f4a']],
  ['japan', [coral, '#8a2f5f']],
  ['world', [violet, night]],
]);

/** A plan for mobile data as a card. The id says what is on it: `south-america-8gb`. */
export function drawEsim(id: string, chances: Chances): string {
  const { main } = pick(liveries, chances);
  const { region, amount } = readId(id);
  const colours = bestSellers.get(region) ?? pick(cards, chances);
  return picture(
    480,
    360,
    gradient('card', ...colours),
    backdrop(main),
    shadow(240, 316, 150),
    group({ transform: 'rotate(-5 240 180)' }, card(), skyline(region), ...writing(region, amount)),
  );
}

function card(): Shape {
  const punched =
    'M84 64h216a13 13 0 0 0 26 0h70a22 22 0 0 1 22 22v188a22 22 0 0 1-22 22h-70a13 13 0 0 0-26 0H84a22 22 0 0 1-22-22V86a22 22 0 0 1 22-22z';
  return group(
    {},
    path(punched, { fill: 'url(#card)' }),
    stroke('M313 92v182', paper, 2.5, { opacity: 0.45, 'stroke-dasharray': '1 9' }),
    rect(90, 96, 52, 42, { rx: 9, fill: signal }),
    stroke('M90 112h18v12H90m52-12h-18v12h18m-16-28v12m0 20v-8m-18 8v-10', '#a66d00', 2),
    group(
      { fill: 'none', stroke: paper, 'stroke-width': 6, 'stroke-linecap': 'round' },
      path('M347 202a26 26 0 0 1 36 0M335 188a44 44 0 0 1 60 0', {}),
      path('M323 174a62 62 0 0 1 84 0', { opacity: 0.4 }),
    ),
    circle(365, 220, 7, { fill: signal }),
  );
}

/** A landmark of each region, so that plans differ by more than their colour. */
const landmarks: ReadonlyMap<string, string> = new Map([
  ['brazil', 'M62 256c40-8 56-96 84-96 30 0 32 66 58 70s24-30 44-30 28 40 64 56z'],
  [
    'europe',
    'M150 256c14-26 26-70 32-118h8c6 48 18 92 32 118h-22c-2-14-6-20-14-20s-12 6-14 20zm8-52h56v8h-56zM226 256v-44h14v-14h14v14h14v-14h14v14h14v44z',
  ],
  ['japan', 'M70 256l70-84q10-10 18 0 8 10 16 0 8-10 18 0l78 84zM268 134a22 22 0 1 1-.1 0z'],
  ['world', 'M180 150a54 54 0 1 1-.1 0zm0 10c-30 0-30 88 0 88s30-88 0-88zm-44 38v8h88v-8z'],
]);

function skyline(region: string): Shape {
  const known = landmarks.get(region);
  const flight = stroke('M92 214C130 176 200 160 270 176', signal, 3, { 'stroke-dasharray': '.1 8' });
  return known === undefined
    ? group({}, flight, circle(274, 178, 5, { fill: 'none', stroke: signal, 'stroke-width': 3 }))
    : path(known, { fill: paper, opacity: 0.22, 'fill-rule': 'evenodd' });
}

function readId(id: string): { region: string; amount: string } {
  const [, region = id, amount = '', unit = ''] = /^(.*?)-?(?:(\d+)(gb|mb))?$/.exec(id) ?? [];
  return { region, amount: `${amount} ${unit.toUpperCase()}`.trim() };
}

function writing(region: string, amount: string): Shape[] {
  const words = region.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = words.join(' ').slice(0, 16);
  const bold = { fill: paper, 'font-weight': 700 };
  return [
    text(160, 126, 'eSIM', { fill: paper, 'font-size': 22, 'font-weight': 600, opacity: 0.85 }),
    text(90, 274, name, { ...bold, 'font-size': name.length > 10 ? 21 : 26 }),
    text(365, 270, amount, { ...bold, 'font-size': 24, 'text-anchor': 'middle' }),
  ];
}
