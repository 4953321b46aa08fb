import type { OverrideName, RawTokens } from './read-tokens.ts';

interface TokenSet {
  tokens: RawTokens;
  overrides: Record<OverrideName, RawTokens>;
}

/** The tokens of a brand, and ours, over which they are laid. */
export interface Brand {
  own: TokenSet;
  ours: TokenSet;
}
