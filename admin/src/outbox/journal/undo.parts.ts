import type { ChangedPart } from './undo.types.ts';

/** The changed fields as parts, each with its name. */
export const partsOfFields = <Key extends string>(
  fields: Partial<Record<Key, unknown>>,
  names: Readonly<Record<Key, ChangedPart['name']>>,
): ChangedPart[] => (Object.keys(fields) as Key[]).map((key) => ({ key, name: names[key] }));

/** The fields with these keys alone. */
export const fieldsAmong = <Fields extends object>(fields: Fields, keys: readonly string[]): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => keys.includes(key))) as Partial<Fields>;
