import { media } from '../src/theme/media.ts';
import { type CssTokens, type OverrideName, overrideNames } from './read-tokens.ts';

interface Place {
  media?: string;
  selectors: readonly string[];
}

/** The conditions under which overrides hold, as `GlobalStyle` has them; a test compares the two. */
export const places: Readonly<Record<OverrideName, Place>> = {
  'skin-bordered': { selectors: [":root[data-skin='bordered']"] },
  'skin-dark': {
    media: '@media not print',
    selectors: [":root[data-skin='dark']", "[data-region='dark']", "[data-skin='semi-dark'] [data-region='menu']"],
  },
  'density-compact': { selectors: [":root[data-density='compact']"] },
  'width-phone': { media: media.phone, selectors: [':root:root'] },
  'pointer-coarse': { media: media.coarsePointer, selectors: [':root:root'] },
  'width-small-phone': { media: media.smallPhone, selectors: [':root:root'] },
};

interface Options {
  /** Whether these tokens win against those of `DesignSystemProvider`, in whatever order a page loads the two. */
  wins?: boolean;
}

/** Tokens as custom properties of CSS. */
export function cssOf(
  tokens: CssTokens,
  overrides: Readonly<Record<OverrideName, CssTokens>>,
  { wins = false }: Options = {},
): string {
  const raise = (selector: string) =>
    wins ? `${selector.startsWith('[data-region') ? ':root ' : ':root'}${selector}` : selector;
  const rules = overrideNames.map((name) => {
    const { media: condition, selectors } = places[name];
    const rule = ruleOf(selectors.map(raise), overrides[name]);
    return condition && rule ? `${condition} {\n${rule}}\n` : rule;
  });
  return [ruleOf([raise(':root')], tokens), ...rules].filter(Boolean).join('\n');
}

function ruleOf(selectors: readonly string[], groups: CssTokens): string {
  const lines = Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members).map(([name, { value }]) => `  --e-${group}-${name}: ${value};\n`),
  );
  return lines.length > 0 ? `${selectors.join(',\n')} {\n${lines.join('')}}\n` : '';
}
