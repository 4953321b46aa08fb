import { contrast } from '../src/theme/contrast.ts';
import { controlPairs, textPairs } from '../src/theme/contrast-pairs.ts';
import { editDistance } from '../src/lib/i18n/search/edit-distance.ts';
import type { Brand } from './brand.types.ts';
import { merge, overrideNames, type OverrideName, type RawToken, type RawTokens, toCss } from './read-tokens.ts';

/** A token of a brand's file, with the path by which its author knows it. */
interface OwnToken {
  path: string;
  group: string;
  name: string;
  token: RawToken;
  /** Absent for a token that holds everywhere. */
  override?: OverrideName;
}

/** Colours that are seen together, so that a brand that changes one changes all. */
const families = [
  ...['primary', 'secondary', 'success', 'danger', 'info', 'dark'].map((tone) => familyOf(tone)),
  familyOf('signal', 'warning'),
  ['brand', 'onBrand', 'onBrandMuted', 'onBrandSignal'],
];

function familyOf(tone: string, ink = tone): string[] {
  return [tone, `${tone}Hover`, `on${tone[0]?.toUpperCase()}${tone.slice(1)}`, `${tone}Soft`, `${ink}Ink`];
}

/** The problems of a brand's tokens, each as a sentence. Colours are compared once everything else is right. */
export function checkBrand(brand: Brand): string[] {
  const own = ownTokens(brand);
  const problems = [
    ...own.flatMap((token) => unknownOrUnreadable(brand.ours.tokens, token)),
    ...missingOfFamilies(brand.own.tokens),
    ...missingOfOverrides(brand),
  ];
  return problems.length > 0 ? problems : tooLittleContrast(brand);
}

function ownTokens({ own }: Brand): OwnToken[] {
  const flat = (tokens: RawTokens, override?: OverrideName) =>
    Object.entries(tokens).flatMap(([group, members]) =>
      Object.entries(members).map(([name, token]) => {
        return { path: [override, group, name].filter(Boolean).join('.'), group, name, token, override };
      }),
    );
  return [...flat(own.tokens), ...overrideNames.flatMap((name) => flat(own.overrides[name], name))];
}

function unknownOrUnreadable(ours: RawTokens, { path, group, name, token, override }: OwnToken): string[] {
  const our = ours[group]?.[name];
  if (!our) {
    const near = nearest(`${group}.${name}`, ours);
    return [
      `${path} is no token of the design system.${near ? ` Did you mean ${[override, near].filter(Boolean).join('.')}?` : ''}`,
    ];
  }
  if (token.type && token.type !== our.type)
    return [`${path} is of the type "${token.type}"; it has to be of the type "${our.type}".`];
  const [, target] = /^\{(.+)\}$/.exec(String(token.value)) ?? [];
  const [targetGroup = '', targetName = ''] = target?.split('.') ?? [];
  if (target && !ours[targetGroup]?.[targetName])
    return [`${path} refers to ${target}, which is no token of the design system.`];
  return target || isReadable(our.type, token.value)
    ? []
    : [`${path} has a value that can't be read. Write it like this: ${JSON.stringify(sampleOf(our, ours))}.`];
}

function nearest(path: string, ours: RawTokens): string | undefined {
  const paths = Object.entries(ours).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}.${name}`),
  );
  const [best] = paths
    .map((known) => ({ known, distance: editDistance(known.toLowerCase(), path.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= 3 ? best.known : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isReadable(type: string, value: unknown): boolean {
  const parts = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  switch (type) {
    case 'color':
      return (
        /^#[\da-f]{6}$/i.test(String(parts['hex'])) &&
        Array.isArray(parts['components']) &&
        parts['components'].length === 3 &&
        parts['components'].every(isNumber)
      );
    case 'dimension':
    case 'duration':
      return isNumber(parts['value']) && /^(?:px|rem|ms|s)$/.test(String(parts['unit']));
    case 'cubicBezier':
      return Array.isArray(value) && value.length === 4 && value.every(isNumber);
    case 'fontFamily':
      return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
    case 'number':
    case 'fontWeight':
      return isNumber(value);
    default:
      return value !== undefined;
  }
}

/** A value of ours that refers to no other token. */
function sampleOf(our: RawToken, ours: RawTokens): unknown {
  const all = Object.values(ours).flatMap((members) => Object.values(members));
  return [our, ...all].find(({ type, value }) => type === our.type && typeof value !== 'string')?.value;
}

function missingOfFamilies({ color = {} }: RawTokens): string[] {
  return families.flatMap((family) => {
    const changed = family.find((name) => color[name]);
    if (!changed) return [];
    return family
      .filter((name) => !color[name])
      .map((name) => `color.${name} is missing: color.${changed} changes, and the two are seen together.`);
  });
}

function missingOfOverrides({ own, ours }: Brand): string[] {
  return overrideNames.flatMap((override) =>
    Object.entries(own.tokens).flatMap(([group, members]) =>
      Object.keys(members)
        .filter((name) => ours.overrides[override][group]?.[name] && !own.overrides[override][group]?.[name])
        .map((name) => {
          const path = `${group}.${name}`;
          return `${override}.${path} is missing: ${path} changes, and ${override} has a value of ours for it, which would stay.`;
        }),
    ),
  );
}

function tooLittleContrast({ own, ours }: Brand): string[] {
  return ([undefined, 'skin-bordered', 'skin-dark'] as const).flatMap((skin) => {
    const colorsOf = (base: RawTokens, overrides?: RawTokens, more?: RawTokens) =>
      toCss(merge(base, overrides ?? {}, more ?? {}))['color'] ?? {};
    const our = colorsOf(ours.tokens, skin && ours.overrides[skin]);
    const all = colorsOf(merge(ours.tokens, own.tokens), skin && ours.overrides[skin], skin && own.overrides[skin]);
    const check = (pairs: typeof textPairs, least: number, purpose: string) =>
      pairs
        .filter((pair) => pair.some((name) => our[name]?.value !== all[name]?.value))
        .map(([one, other]) => ({ one, other, ratio: contrast(all[one]?.value ?? '', all[other]?.value ?? '') }))
        .filter(({ ratio }) => ratio < least)
        .map(({ one, other, ratio }) => {
          const place = skin ? `In ${skin}, color` : 'color';
          // Rounded down: a ratio that falls short never reads as if it were enough.
          return `${place}.${one} on color.${other} has a contrast of ${Math.floor(ratio * 100) / 100}:1; ${purpose} at least ${least}:1.`;
        });
    return [...check(textPairs, 4.5, 'to be read it needs'), ...check(controlPairs, 3, 'to be made out it needs')];
  });
}
