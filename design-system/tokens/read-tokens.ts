import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A token as the W3C format writes it. */
interface FileToken {
  $type?: string;
  $value: unknown;
  $description?: string;
}

export interface FileGroup {
  $type?: string;
  $extensions?: { 'embarque.unit'?: string };
  [name: string]: unknown;
}

interface Color {
  components: number[];
  alpha?: number;
  hex: string;
}

interface Dimension {
  value: number;
  unit: string;
}

interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** A token as CSS writes it, with what it is for. */
export interface CssToken {
  value: string;
  description?: string;
}

/** Group name → token name → token, as `theme.color.primary` reads them. */
export type CssTokens = Record<string, Record<string, CssToken>>;

/** A token before references are followed. */
export interface RawToken {
  type: string;
  value: unknown;
  unit: string;
  description?: string;
}

export type RawTokens = Record<string, Record<string, RawToken>>;

/** The files that say what differs under an attribute of the root or a condition of the window. */
export const overrideNames = [
  'skin-dark',
  'skin-bordered',
  'density-compact',
  'width-phone',
  'pointer-coarse',
  'width-small-phone',
] as const;

export type OverrideName = (typeof overrideNames)[number];

const folder = import.meta.dirname;
const suffix = '.tokens.json';

/** Reads every token file of this folder: the base values, and for each override only what comes out differently. */
export function readTokens(): { tokens: CssTokens; overrides: Record<OverrideName, CssTokens> } {
  const raw = readRawTokens();
  const tokens = toCss(raw.tokens);
  const overrides = ofOverrides((name) => difference(tokens, toCss(merge(raw.tokens, raw.overrides[name]))));
  return { tokens, overrides };
}

/** Reads every token file of this folder as it is written. */
export function readRawTokens(): { tokens: RawTokens; overrides: Record<OverrideName, RawTokens> } {
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  const baseFiles = names.map((name) => name.slice(0, -suffix.length)).filter((name) => !isOverride(name));
  return { tokens: merge({}, ...baseFiles.map(readFile)), overrides: ofOverrides(readFile) };
}

/** The same of each override. */
export function ofOverrides<Value>(read: (name: OverrideName) => Value): Record<OverrideName, Value> {
  return Object.fromEntries(overrideNames.map((name) => [name, read(name)])) as Record<OverrideName, Value>;
}

export function isOverride(name: string): name is OverrideName {
  return overrideNames.some((override) => override === name);
}

function readFile(name: string): RawTokens {
  return parseTokens(JSON.parse(readFileSync(join(folder, name + suffix), 'utf8')) as Record<string, FileGroup>);
}

/** Reads the groups of a file; types are those of its groups. */
export function parseTokens(file: Record<string, FileGroup>): RawTokens {
  return Object.fromEntries(Object.entries(file).map(([key, group]) => [key, readGroup(group)]));
}

function readGroup({ $type, $extensions, ...members }: FileGroup): Record<string, RawToken> {
  const unit = $extensions?.['embarque.unit'] ?? '';
  const tokens = Object.entries(members as Record<string, FileToken>);
  return Object.fromEntries(
    tokens.map(([key, token]) => {
      return [key, { type: token.$type ?? $type ?? '', value: token.$value, unit, description: token.$description }];
    }),
  );
}

export function merge(...files: RawTokens[]): RawTokens {
  const merged: RawTokens = {};
  for (const [name, group] of files.flatMap(Object.entries<Record<string, RawToken>>)) {
    merged[name] = { ...merged[name], ...group };
  }
  return merged;
}

export function toCss(raw: RawTokens): CssTokens {
  return mapTokens(raw, (token) => {
    const { type, value, unit } = follow(raw, token);
    return { value: cssValue(type, value) + unit, description: token.description };
  });
}

/** A value such as `{color.ink}` stands for another token's. */
function follow(raw: RawTokens, token: RawToken): RawToken {
  const path = typeof token.value === 'string' ? /^\{(\w+)\.(\w+)\}$/.exec(token.value) : null;
  if (!path) return token;
  const [reference, group = '', name = ''] = path;
  const target = raw[group]?.[name];
  if (!target)
    throw new Error(`The token ${reference} does not exist; another token refers to it. Check its spelling.`);
  return follow(raw, target);
}

function cssValue(type: string, value: unknown): string {
  switch (type) {
    case 'color':
      return cssColor(value as Color);
    case 'dimension':
    case 'duration':
      return cssDimension(value as Dimension);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return (value as Shadow[]).map(cssShadow).join(', ');
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(`No way to write a token of type "${type}" in CSS. Add it to read-tokens.ts.`);
  }
}

function cssColor({ components, alpha = 1, hex }: Color): string {
  if (alpha === 1) return hex;
  const channels = components.map((component) => Math.round(component * 255));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

function cssDimension({ value, unit }: Dimension): string {
  return `${value}${unit}`;
}

function cssShadow({ offsetX, offsetY, blur, spread, color }: Shadow): string {
  return [...[offsetX, offsetY, blur, spread].map(cssDimension), cssColor(color)].join(' ');
}

export function difference(base: CssTokens, changed: CssTokens): CssTokens {
  const groups = Object.entries(changed).map(([group, tokens]) => {
    const differing = Object.entries(tokens).filter(([name, { value }]) => base[group]?.[name]?.value !== value);
    return [group, Object.fromEntries(differing)] as const;
  });
  return Object.fromEntries(groups.filter(([, tokens]) => Object.keys(tokens).length > 0));
}

function mapTokens<From, To>(tokens: Record<string, Record<string, From>>, change: (token: From) => To) {
  return Object.fromEntries(
    Object.entries(tokens).map(([group, members]) => [
      group,
      Object.fromEntries(Object.entries(members).map(([name, token]) => [name, change(token)])),
    ]),
  );
}
