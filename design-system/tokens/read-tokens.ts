import { readdirSync, readFileSync } from 'node:fs';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** A token as CSS writes it, with what it is for. */
export interface CssToken {
  value: string;
  description?: string;
}

/** Group name → token name → token, as `theme.color.primary` reads them. */
export type CssTokens = Record<string, Record<string, CssToken>>;

interface RawToken {
  type: string;
  value: Json;
  unit: string;
  description?: string;
}

type RawTokens = Record<string, Record<string, RawToken>>;

/** The files that say what differs under an attribute of the root or a condition of the window. */
export const overrideNames = [
  'skin-dark',
  'skin-bordered',
  'density-compact',
  'width-phone',
  'pointer-coarse',
] as const;

export type OverrideName = (typeof overrideNames)[number];

const folder = new URL('.', import.meta.url);
const suffix = '.tokens.json';

/** Reads every token file of this folder: the base values, and for each override only what comes out differently. */
export function readTokens(): { tokens: CssTokens; overrides: Record<OverrideName, CssTokens> } {
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  const baseFiles = names.map((name) => name.slice(0, -suffix.length)).filter((name) => !isOverride(name));
  const base = merge({}, ...baseFiles.map(readFile));
  const tokens = toCss(base);
  const overrides = Object.fromEntries(
    overrideNames.map((name) => [name, difference(tokens, toCss(merge(base, readFile(name))))]),
  ) as Record<OverrideName, CssTokens>;
  return { tokens, overrides };
}

function isOverride(name: string) {
  return overrideNames.some((override) => override === name);
}

function readFile(name: string): RawTokens {
  const file = JSON.parse(readFileSync(new URL(name + suffix, folder), 'utf8')) as JsonObject;
  const groups = Object.entries(file).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(groups.map(([key, group]) => [key, readGroup(group as JsonObject)]));
}

function readGroup(group: JsonObject): Record<string, RawToken> {
  const { 'embarque.unit': unit = '' } = (group['$extensions'] ?? {}) as Record<string, string>;
  const tokens = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(
    tokens.map(([key, token]) => {
      const { $value = null, $type = group['$type'], $description } = token as JsonObject;
      return [key, { type: String($type), value: $value, unit, description: $description?.toString() }];
    }),
  );
}

function merge(...files: RawTokens[]): RawTokens {
  const merged: RawTokens = {};
  for (const [name, group] of files.flatMap(Object.entries<Record<string, RawToken>>)) {
    merged[name] = { ...merged[name], ...group };
  }
  return merged;
}

function toCss(raw: RawTokens): CssTokens {
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

function cssValue(type: string, value: Json): string {
  switch (type) {
    case 'color':
      return cssColor(value as JsonObject);
    case 'dimension':
    case 'duration':
      return cssDimension(value as JsonObject);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return (value as string[]).map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      return (value as JsonObject[]).map(cssShadow).join(', ');
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(`No way to write a token of type "${type}" in CSS. Add it to read-tokens.ts.`);
  }
}

function cssColor({ components, alpha = 1, hex }: JsonObject): string {
  if (alpha === 1) return String(hex);
  const channels = (components as number[]).map((component) => Math.round(component * 255));
  return `rgb(${channels.join(' ')} / ${String(alpha)})`;
}

function cssDimension({ value, unit }: JsonObject): string {
  return `${String(value)}${String(unit)}`;
}

function cssShadow({ offsetX, offsetY, blur, spread, color }: JsonObject): string {
  const lengths = [offsetX, offsetY, blur, spread].map((length) => cssDimension(length as JsonObject));
  return [...lengths, cssColor(color as JsonObject)].join(' ');
}

function difference(base: CssTokens, changed: CssTokens): CssTokens {
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
