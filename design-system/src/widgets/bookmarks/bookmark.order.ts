/** The ids with one of them before, or after, another. */
export function moveTo(ids: readonly string[], id: string, target: string, isAfter: boolean): string[] {
  if (id === target) return [...ids];
  const others = ids.filter((other) => other !== id);
  const position = others.indexOf(target) + (isAfter ? 1 : 0);
  return others.toSpliced(position, 0, id);
}
