import type { Skin } from '@embarque/design-system';

/** The system colours of a contrast theme. */
export type Palette = Readonly<Record<string, string>>;

/** Two contrast themes of Windows 11: Desert for the light skin, Night sky for the dark one. */
const desert: Palette = {
  canvas: '#fffaef',
  canvastext: '#3d3d3d',
  linktext: '#1c5e75',
  visitedtext: '#1c5e75',
  activetext: '#1c5e75',
  buttonface: '#fffaef',
  buttontext: '#202020',
  buttonborder: '#202020',
  field: '#fffaef',
  fieldtext: '#3d3d3d',
  highlight: '#903909',
  highlighttext: '#fff5e3',
  selecteditem: '#903909',
  selecteditemtext: '#fff5e3',
  accentcolor: '#903909',
  accentcolortext: '#fff5e3',
  mark: '#fff5e3',
  marktext: '#3d3d3d',
  graytext: '#676767',
};

const nightSky: Palette = {
  canvas: '#000000',
  canvastext: '#ffffff',
  linktext: '#8080ff',
  visitedtext: '#8080ff',
  activetext: '#8080ff',
  buttonface: '#000000',
  buttontext: '#ffee32',
  buttonborder: '#ffee32',
  field: '#000000',
  fieldtext: '#ffffff',
  highlight: '#d6b4fd',
  highlighttext: '#2b2b2b',
  selecteditem: '#d6b4fd',
  selecteditemtext: '#2b2b2b',
  accentcolor: '#d6b4fd',
  accentcolortext: '#2b2b2b',
  mark: '#d6b4fd',
  marktext: '#2b2b2b',
  graytext: '#a6a6a6',
};

export const paletteOf = (skin: Skin): Palette => (skin === 'dark' ? nightSky : desert);

const systemColour = new RegExp(`(?<![\\w-])(?:${Object.keys(desert).join('|')})(?![\\w-])`, 'gi');

const inPalette = (value: string, palette: Palette) =>
  value.replaceAll(systemColour, (name) => palette[name.toLowerCase()] ?? name);

const hasSystemColour = (value: string) => value.search(systemColour) >= 0;

type Changes = Record<string, string>;

/** Values that say nothing about a colour of their own. */
const NO_COLOUR = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor|none|0|0px)?$/i;

const LINE = /^(?:border(?!.*-(?:radius|width|style|image)).*|outline.*|column-rule.*|text-decoration-color)$/;

/**
 * The declarations that stand for one in forced colours, as the specification wants it: system colours hold, other colours give
 * way to those of the system, shadows and gradients go. `null` leaves the declaration alone.
 *
 * @param keeps whether the element keeps its own colours (`forced-color-adjust: none`)
 */
export function forced(property: string, value: string, palette: Palette, keeps = false): Changes | null {
  if (hasSystemColour(value)) return { [property]: inPalette(value, palette) };
  if (keeps) return null;
  if (property === 'box-shadow' || property === 'text-shadow') return { [property]: 'none' };
  if (NO_COLOUR.test(value)) return null;
  if (LINE.test(property)) return { [property.replace(/(?:-color)?$/, '-color')]: palette['canvastext'] ?? value };
  if (property === 'color' || property === 'caret-color') return { [property]: '' };
  if (property === 'accent-color' || property === 'scrollbar-color') return { [property]: 'auto' };
  if (property === 'background-image') return value.includes('gradient(') ? { [property]: 'none' } : null;
  if (property === 'background' || property === 'background-color') return onCanvas(property, value, palette);
  return null;
}

/** A colour behind something becomes that of the canvas, as transparent as it was. */
function onCanvas(property: string, value: string, palette: Palette): Changes {
  const canvas = palette['canvas'] ?? '#ffffff';
  if (/gradient\(|url\(/.test(value)) return { 'background-image': 'none', 'background-color': canvas };
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(canvas.slice(start, start + 2), 16));
  return { [property]: `rgb(from ${value} ${red} ${green} ${blue} / alpha)` };
}

/** The condition of a media query for a page in forced colours. */
export const forcedCondition = (condition: string): string =>
  condition
    .replaceAll(/\(forced-colors(?::\s*active)?\)/g, '(min-width: 0px)')
    .replaceAll(/\(forced-colors:\s*none\)/g, '(max-width: 0px)');

/** The colours that a browser gives to elements in a contrast theme, before any style of the page. */
export const baseStyles = (palette: Palette): string => `
  :where(:root) { background: ${palette['canvas']}; color: ${palette['canvastext']}; }
  :where(body) { color: ${palette['canvastext']}; }
  :where(a:any-link) { color: ${palette['linktext']}; }
  :where(button, input, select, textarea, [role='button']) { color: ${palette['buttontext']}; border-color: ${palette['buttonborder']}; }
  :where(input, select, textarea) { background-color: ${palette['field']}; color: ${palette['fieldtext']}; }
  :where(:disabled) { color: ${palette['graytext']}; }
`;
