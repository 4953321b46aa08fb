import type { Brand } from './brand.types.ts';
import { checkBrand } from './brand-checks.ts';
import { cssOf } from './css.ts';
import {
  type CssTokens,
  difference,
  type FileGroup,
  isOverride,
  merge,
  ofOverrides,
  type OverrideName,
  parseTokens,
  type RawTokens,
  readRawTokens,
  toCss,
} from './read-tokens.ts';

/** Why the tokens of a brand were refused: one sentence for each problem, with the path of its token. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The brand's tokens can't be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Turns the tokens of a brand into a stylesheet that a page loads beside this package.
 *
 * @param file in the format of the W3C (DTCG), with the groups of `@embarque/design-system/tokens/*.tokens.json`. Groups within
 *   `skin-dark`, `density-compact` and the like hold under that condition alone.
 * @throws {@link BrandError} for a token that is unknown, missing or unreadable, and for colours that cannot be told apart
 */
export function brandStyles(file: unknown): string {
  const ours = readRawTokens();
  const brand: Brand = { own: read(file, ours.tokens), ours };
  const problems = checkBrand(brand);
  if (problems.length > 0) throw new BrandError(problems);

  const { tokens, overrides } = differing(brand);
  return cssOf(tokens, overrides, { wins: true });
}

function read(file: unknown, ours: RawTokens): Brand['own'] {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new BrandError(['The file is no object of groups of tokens, such as {"color": {"primary": {"$value": …}}}.']);
  }
  const groups = Object.entries(file as Record<string, FileGroup>).filter(([name]) => !name.startsWith('$'));
  const overrides = Object.fromEntries(groups) as Record<string, Record<string, FileGroup>>;
  const tokens = Object.fromEntries(groups.filter(([name]) => !isOverride(name)));
  return {
    tokens: inOurUnits(parseTokens(tokens), ours),
    overrides: ofOverrides((name) => inOurUnits(parseTokens(overrides[name] ?? {}), ours)),
  };
}

/** Types and units belong to the groups of our files, so that a brand need not repeat them. */
function inOurUnits(own: RawTokens, ours: RawTokens): RawTokens {
  return Object.fromEntries(
    Object.entries(own).map(([group, members]) => [
      group,
      Object.fromEntries(
        Object.entries(members).map(([name, token]) => {
          const our = ours[group]?.[name];
          return [name, { ...token, type: token.type || (our?.type ?? ''), unit: token.unit || (our?.unit ?? '') }];
        }),
      ),
    ]),
  );
}

/** The values that are other than ours, and those that hold again where an override of ours would win. */
function differing({ own, ours }: Brand): { tokens: CssTokens; overrides: Record<OverrideName, CssTokens> } {
  const base = merge(ours.tokens, own.tokens);
  const [ourBase, ownBase] = [toCss(ours.tokens), toCss(base)];
  const tokens = difference(ourBase, ownBase);
  const overrides = ofOverrides((name) => {
    const our = toCss(merge(ours.tokens, ours.overrides[name]));
    const all = toCss(merge(base, ours.overrides[name], own.overrides[name]));
    const changes = difference(our, all);
    const [ourChanges, allChanges] = [difference(ourBase, our), difference(ownBase, all)];
    return pick(all, (group, token) => {
      const isOther = has(changes, group, token) || has(tokens, group, token);
      return isOther && (has(ourChanges, group, token) || has(allChanges, group, token));
    });
  });
  return { tokens, overrides };
}

function pick(groups: CssTokens, isWanted: (group: string, token: string) => boolean): CssTokens {
  return Object.fromEntries(
    Object.entries(groups).map(([group, members]) => [
      group,
      Object.fromEntries(Object.entries(members).filter(([token]) => isWanted(group, token))),
    ]),
  );
}

const has = (groups: CssTokens, group: string, token: string) => groups[group]?.[token] !== undefined;
