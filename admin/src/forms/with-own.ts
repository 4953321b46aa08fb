/** The offered values with the one that is stored, which may be none of them. */
export const withOwn = (offered: readonly string[], own: string): readonly string[] =>
  own === '' || offered.includes(own) ? offered : [own, ...offered];
