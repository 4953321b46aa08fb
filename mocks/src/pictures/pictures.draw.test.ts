import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowledgeBaseCards } from '../faq/knowledge-base.data.ts';
import { drawPicture } from './pictures.draw.ts';
import type { PictureKind } from './pictures.ts';

const kinds: PictureKind[] = ['avatar', 'postcard', 'esim', 'luggage', 'product', 'blog', 'document'];
const allowed = new Set([
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'path',
  'text',
  'linearGradient',
  'stop',
  'clipPath',
]);
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'constructor-1',
    '__proto__',
    '<script>',
    '"><a',
    'europe-10gb',
    'suitcase-3',
    'claim.pdf',
    'alps-by-train',
  ),
);

/** The elements of a well-formed text in their order; undefined when it is not well-formed. */
function elementsOf(svg: string): string[] | undefined {
  const open: string[] = [];
  const seen: string[] = [];
  const rest = svg.replaceAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z\d-]+="[^"<]*")*)(\/?)>/g, (_, closes, name, __, empty) => {
    if (!closes) seen.push(name);
    if (!closes && !empty) open.push(name);
    return closes && open.pop() !== name ? '<' : '';
  });
  return open.length === 0 && !/[<>]/.test(rest) ? seen : undefined;
}

describe.each(kinds)('a picture of the kind %s', (kind) => {
  it('is well-formed, and made of shapes and text alone, whatever its id', () => {
    fc.assert(
      fc.property(names, (id) => {
        const elements = elementsOf(drawPicture(kind, id) ?? '');

        expect(elements?.[0]).toBe('svg');
        expect(elements?.filter((name) => !allowed.has(name))).toEqual([]);
      }),
    );
  });

  it('has no number that is none, loads nothing, and stays below 6 kB', () => {
    fc.assert(
      fc.property(names, (id) => {
        const svg = drawPicture(kind, id) ?? '';

        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href| on\w+=/);
        expect(svg.length).toBeLessThan(6000);
      }),
    );
  });

  it('is the same for the same id, and not for all ids', () => {
    const ids = ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot'];
    const drawn = ids.map((id) => drawPicture(kind, id));

    expect(ids.map((id) => drawPicture(kind, id))).toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(2);
  });
});

it('shows on an eSIM what the id says', () => {
  expect(drawPicture('esim', 'south-america-8gb')).toMatch(/>South America<.*>8 GB</);
});

it('writes no character that a picture must not hold', () => {
  expect(drawPicture('esim', 'a\u0000b\ud800-5gb')).toContain('>Ab<');
});

it('lets the page through behind a picture of the help, each of which shows another thing', () => {
  const drawn = knowledgeBaseCards().map(({ img }) => {
    const [, kind = '', id = ''] = /^\/pictures\/([a-z]+)\/(.+)\.svg$/.exec(img) ?? [];
    return drawPicture(kind, id) ?? '';
  });

  for (const svg of drawn) expect(svg).toMatch(/^<svg[^>]*><g><rect x="0" y="0" [^>]*opacity="0\.14"\/>/);
  const shapes = drawn.map((svg) => new Set([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)));
  const shared = shapes.flatMap((one, index) => shapes.slice(index + 1).map((next) => one.intersection(next).size));
  expect(shared).toEqual(shared.map(() => 0));
});

it('names the type of a file', () => {
  expect(drawPicture('document', 'refund-rules.pdf')).toContain('>PDF<');
  expect(drawPicture('document', 'refund-rules')).toContain('>FILE<');
});

it.each(['', 'portrait', '__proto__', 'constructor'])('knows no kind %j', (kind) => {
  expect(drawPicture(kind, 'anything')).toBeUndefined();
});
