import type { Chances } from '../../lib/time/clock.ts';
import {
  coral,
  danger,
  green,
  ink,
  type Livery,
  liveries,
  mist,
  paper,
  primary,
  signal,
  steel,
  violet,
} from '../palette.ts';
import { circle, group, path, picture, rect, type Shape, stroke, text } from '../svg.ts';

interface Kind {
  colour: string;
  content: (chances: Chances) => Shape;
}

const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    pdf: { colour: danger, content: letter },
    doc: { colour: primary, content: letter },
    docx: { colour: primary, content: letter },
    txt: { colour: steel, content: letter },
    csv: { colour: green, content: sheet },
    xls: { colour: green, content: sheet },
    xlsx: { colour: green, content: sheet },
    jpg: { colour: violet, content: photo },
    png: { colour: violet, content: photo },
  }),
);
const unknown: Kind = { colour: ink, content: letter };

/** A file, by its name or by its type: `claim.pdf`, `pdf`. */
export function drawDocument(id: string, chances: Chances): string {
  const type = id.slice(id.lastIndexOf('.') + 1).toLowerCase();
  const { colour, content } = kinds.get(type) ?? unknown;
  const label = kinds.has(type) || id.includes('.') ? type.slice(0, 4) : 'file';
  return picture(
    210,
    270,
    path('M26 8h112l58 58v180a16 16 0 0 1-16 16H26a16 16 0 0 1-16-16V24A16 16 0 0 1 26 8z', {
      fill: paper,
      stroke: mist,
      'stroke-width': 4,
    }),
    path('M138 8v42a16 16 0 0 0 16 16h42z', { fill: mist }),
    content(chances),
    rect(10, 206, 104, 42, { rx: 8, fill: colour }),
    text(62, 236, label.toUpperCase(), {
      fill: paper,
      'font-size': 26,
      'font-weight': 700,
      'text-anchor': 'middle',
    }),
  );
}

function letter(chances: Chances): Shape {
  const widths = Array.from({ length: 6 }, () => 80 + Math.floor(chances() * 70));
  return group(
    {},
    rect(30, 34, 36, 36, { rx: 10, fill: ink }),
    stroke('m42 60 14-13m-9-1h10v10', signal, 4, { 'stroke-linejoin': 'round' }),
    ...widths.map((width, row) => stroke(`M34 ${96 + row * 18}h${width}`, row === 0 ? steel : mist, 7)),
  );
}

function sheet(chances: Chances): Shape {
  const cells = Array.from({ length: 15 }, (_, index) =>
    rect(32 + (index % 3) * 50, 92 + Math.floor(index / 3) * 21, 44, 15, {
      rx: 4,
      fill: index < 3 ? steel : mist,
      opacity: index < 3 ? 1 : 0.5 + chances() * 0.5,
    }),
  );
  return group({}, stroke('M36 66v-14m18 14V40m18 26V48m18 18V32', green, 9, { 'stroke-linecap': 'butt' }), ...cells);
}

function photo(chances: Chances): Shape {
  const { main, soft }: Livery = liveries[Math.floor(chances() * liveries.length)] ?? liveries[0];
  return group(
    {},
    rect(30, 82, 150, 112, { rx: 10, fill: soft }),
    circle(70, 116, 14, { fill: coral }),
    path('M30 184l44-40 26 22 34-36 46 44v10a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z', { fill: main }),
  );
}
