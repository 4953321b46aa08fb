/** A part of a picture, as SVG text. */
export type Shape = string;

/** The attributes of an element. Numbers are written with at most one decimal, to keep pictures small. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A whole picture. */
export function picture(width: number, height: number, ...shapes: Shape[]): string {
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  return shape('svg', attributes, ...shapes);
}

/** One element. */
export function shape(name: string, attributes: Attributes, ...children: Shape[]): Shape {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(round(value))}"`);
  return `<${name}${written.join('')}${children.length === 0 ? '/>' : `>${children.join('')}</${name}>`}`;
}

/** Several shapes that are moved, turned or tinted as one. */
export function group(attributes: Attributes, ...shapes: Shape[]): Shape {
  return shape('g', attributes, ...shapes);
}

export function rect(x: number, y: number, width: number, height: number, rest: Attributes): Shape {
  return shape('rect', { x, y, width, height, ...rest });
}

export function circle(cx: number, cy: number, r: number, rest: Attributes): Shape {
  return shape('circle', { cx, cy, r, ...rest });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, rest: Attributes): Shape {
  return shape('ellipse', { cx, cy, rx, ry, ...rest });
}

export function path(d: string, rest: Attributes): Shape {
  return shape('path', { d, ...rest });
}

/** A line without a filling. */
export function stroke(d: string, colour: string, width: number, rest: Attributes = {}): Shape {
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...rest });
}

/** A colour that changes from top to bottom. Fill with `url(#id)`. */
export function gradient(id: string, ...colours: string[]): Shape {
  const stops = colours.map((colour, index) =>
    shape('stop', { offset: colours.length < 2 ? 0 : index / (colours.length - 1), 'stop-color': colour }),
  );
  return shape('linearGradient', { id, x2: 0, y2: 1 }, ...stops);
}

/** A line of text. Pictures cannot load the page's font, so it falls back to the reader's own. */
export function text(x: number, y: number, content: string, rest: Attributes): Shape {
  return shape('text', { x, y, ...writing, ...rest }, escapeText(content));
}

const writing: Attributes = {
  'font-family': 'Figtree, system-ui, sans-serif',
  // Otherwise browsers make a font of its own for each size at which a picture is shown, which takes longer than all the rest.
  'text-rendering': 'geometricPrecision',
};

function round(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}

function escapeText(content: string): string {
  // Control characters and halves of characters have no place in XML, escaped or not.
  return content.replace(/\p{C}/gu, '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
