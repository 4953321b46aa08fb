import { fileNameOf, saveFile } from '../../../lib/files/save-file.ts';
import { endingOf, type SheetFormat, writeSheet } from '../../../lib/files/write-sheet.ts';
import { widthOf } from '../plot/box.ts';
import type { Sheet } from '../chart.types.ts';

export type ImageFormat = 'png' | 'svg';

/** The style properties that a shape needs outside the page, where no style sheet applies. */
const kept = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'stop-color',
  'stop-opacity',
  'direction',
];

const margin = 16;
const scale = 2;

/** Saves the values as text that spreadsheets open and run nothing of, with days that they do not take for others. */
export async function saveValues({ head, rows, days }: Sheet, label: string, format: SheetFormat): Promise<void> {
  const lines = days ? rows.map(([position = null, ...values], index) => [days[index] ?? position, ...values]) : rows;
  saveFile(await writeSheet([head, ...lines], format), fileNameOf(label, endingOf(format), 'chart'));
}

/** Saves the drawing as it looks now, on the ground that it stands on, below what its legend has switched on. */
export async function saveImage(frame: HTMLElement, label: string, format: ImageFormat): Promise<void> {
  const svg = frame.querySelector<SVGSVGElement>('[role="application"] > svg');
  if (!svg) return;
  const drawing = standAlone(svg, legendOf(frame), label);
  const text = new XMLSerializer().serializeToString(drawing);
  const content = format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await paint(text, drawing);
  saveFile(content, fileNameOf(label, format, 'chart'));
}

/** A copy with every colour as it was computed, its name as a title, its legend, and a ground. */
function standAlone(svg: SVGSVGElement, legend: readonly LegendEntry[], label: string): SVGSVGElement {
  const copy = copyWithStyles(svg);
  const room = svg.width.baseVal.value;
  const isFromRight = getComputedStyle(svg).direction === 'rtl';
  const { entries, height: above } = layLegend(legend, { room, isFromRight });
  const [width, height] = [room + 2 * margin, svg.height.baseVal.value + 2 * margin + above];
  const top = -margin - above;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `${-margin} ${top} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const ground = { x: -margin, y: top, width, height, fill: colorOf(svg, 'surface') };
  copy.prepend(element('title', {}, label), element('rect', ground), ...entries);
  return copy;
}

interface LegendEntry {
  sample: SVGSVGElement;
  text: string;
}

function legendOf(frame: HTMLElement): LegendEntry[] {
  return [...frame.querySelectorAll<HTMLElement>('[aria-pressed="true"]')].flatMap((toggle) => {
    const sample = toggle.querySelector('svg');
    return sample ? [{ sample, text: toggle.textContent ?? '' }] : [];
  });
}

const legendLine = 24;

interface LegendPosition {
  room: number;
  /** Whether it begins at the right edge, where names then run to the left by themselves. */
  isFromRight: boolean;
}

/** Samples and names beside each other above the drawing, on as many lines as they need. */
function layLegend(legend: readonly LegendEntry[], { room, isFromRight }: LegendPosition) {
  const fromStart = (x: number) => (isFromRight ? room - x : x);
  let [x, line] = [0, 0];
  const laid = legend.map(({ sample, text }) => {
    const width = 30 + widthOf(text) + margin;
    if (x > 0 && x + width > room) [x, line] = [0, line + 1];
    const at = { x, line };
    x += width;
    return { sample, text, at };
  });
  const height = legend.length > 0 ? (line + 1) * legendLine : 0;
  const entries = laid.flatMap(({ sample, text, at }) => {
    const y = -height + at.line * legendLine;
    const copy = copyWithStyles(sample);
    copy.setAttribute('x', String(fromStart(at.x) - (isFromRight ? sample.width.baseVal.value : 0)));
    copy.setAttribute('y', String(y + 1));
    const seriesStyle = { 'font-family': 'sans-serif', 'font-size': 12, fill: colorOf(sample, 'ink2') };
    return [copy, element('text', { x: fromStart(at.x + 30), y: y + 11, ...seriesStyle }, text)];
  });
  return { entries, height };
}

function copyWithStyles(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((made, index) => {
    const original = originals[index];
    if (original) copyStyles(made, getComputedStyle(original));
  });
  return copy;
}

function copyStyles(copy: Element, style: CSSStyleDeclaration) {
  for (const name of ['class', 'style', 'data-enter', 'aria-hidden']) copy.removeAttribute(name);
  for (const name of kept) {
    const value = style.getPropertyValue(name);
    // Addresses are written whole: outside of the page, they would lead back to it.
    if (value) copy.setAttribute(name, value.replace(/url\(["']?[^#)]*(#[^"')]*)["']?\)/, 'url($1)'));
  }
}

const colorOf = (element: Element, name: 'surface' | 'ink2') =>
  getComputedStyle(element).getPropertyValue(`--e-color-${name}`).trim();

function element(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

async function paint(text: string, { width, height }: SVGSVGElement): Promise<Blob> {
  const bitmap = new Image();
  bitmap.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await bitmap.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width.baseVal.value * scale;
  canvas.height = height.baseVal.value * scale;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not painted.'))), 'image/png');
  });
}
