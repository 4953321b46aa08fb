/** The components that a barrel file exports: names of values that begin with a capital letter. */
export function widgetsOf(barrel: string): string[] {
  const lists = barrel.matchAll(/^export \{([^}]*)\}/gm);
  const names = [...lists].flatMap(([, list = '']) => list.split(',')).map((name) => name.trim());
  return names.filter((name) => /^[A-Z][a-z]/.test(name)).toSorted();
}
