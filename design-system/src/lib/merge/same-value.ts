import type { FieldKind } from './merge.types.ts';

/** Whether two values of a field are the same; of a set in any order. */
export function isSameField(kind: FieldKind | undefined, one: unknown, other: unknown): boolean {
  if (kind !== 'set') return isSame(one, other);
  const [elements, others] = [elementsOf(one), elementsOf(other)];
  return elements.length === others.length && elements.every((each) => includes(others, each));
}

/** The elements of a set, each once. */
export const elementsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.filter((each, index) => value.findIndex((other) => isSame(each, other)) === index) : [];

export const includes = (elements: readonly unknown[], element: unknown): boolean =>
  elements.some((each) => isSame(each, element));

/** Compares values as JSON has them. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [entries, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
