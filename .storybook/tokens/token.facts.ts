import colorFile from '../../design-system/tokens/color.tokens.json' with { type: 'json' };
import motionFile from '../../design-system/tokens/motion.tokens.json' with { type: 'json' };
import radiusFile from '../../design-system/tokens/radius.tokens.json' with { type: 'json' };
import shadowFile from '../../design-system/tokens/shadow.tokens.json' with { type: 'json' };
import sizeFile from '../../design-system/tokens/size.tokens.json' with { type: 'json' };
import spaceFile from '../../design-system/tokens/space.tokens.json' with { type: 'json' };
import typeFile from '../../design-system/tokens/type.tokens.json' with { type: 'json' };
import { overrides, tokens } from '../../design-system/src/theme/tokens.ts';

/** A group of tokens, such as `color`. */
export type TokenGroup = keyof typeof tokens;

export interface TokenFacts {
  /** As code and the token files name it: `color.ink`. */
  path: string;
  /** As styles name it: `--e-color-ink`. */
  variable: string;
  /** The value, and where it differs, that of each mode. */
  values: { mode: string; value: string }[];
  /** The purpose, as the token files say it. */
  use: string;
}

const files: Record<string, Record<string, unknown>> = {
  ...colorFile,
  ...motionFile,
  ...radiusFile,
  ...shadowFile,
  ...sizeFile,
  ...spaceFile,
  ...typeFile,
};

const modes: Record<keyof typeof overrides, string> = {
  'skin-dark': 'Dark',
  'skin-bordered': 'Bordered',
  'density-compact': 'Compact',
  'width-phone': 'Phone',
  'pointer-coarse': 'Touch',
  'width-small-phone': 'Small phone',
};

type Group = Readonly<Record<string, string | number>>;

/** All tokens of a group, in the order of its file. */
export function factsOfTokens(group: TokenGroup): TokenFacts[] {
  return Object.keys(tokens[group]).map((name) => ({
    path: `${group}.${name}`,
    variable: `--e-${group}-${name}`,
    values: valuesOf(group, name),
    use: useOf(group, name),
  }));
}

/** The tokens of paths such as `color.ink`, in the order of their files; what is no token is left out. */
export function factsOfPaths(paths: readonly string[]): TokenFacts[] {
  const wanted = new Set(paths);
  return (Object.keys(tokens) as TokenGroup[]).flatMap(factsOfTokens).filter(({ path }) => wanted.has(path));
}

function valuesOf(group: TokenGroup, name: string): TokenFacts['values'] {
  const base = { mode: 'Default', value: String((tokens[group] as Group)[name]) };
  const others = (Object.keys(modes) as (keyof typeof overrides)[]).flatMap((override) => {
    const changed: Readonly<Record<string, Group>> = overrides[override];
    const value = changed[group]?.[name];
    return value === undefined ? [] : [{ mode: modes[override], value: String(value) }];
  });
  return [base, ...others];
}

function useOf(group: TokenGroup, name: string): string {
  const token = files[group]?.[name] as { $description?: string } | undefined;
  return token?.$description ?? '';
}
