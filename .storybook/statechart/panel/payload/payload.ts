/** A part of what an event brings, as it is typed. */
export interface Field {
  /** Empty for the whole, when no part is known. */
  name: string;
  kind: 'text' | 'number' | 'json';
  value: string;
}

/** A field for each known part; one for all when nothing is known. */
export function fieldsOf(payload: Record<string, unknown> | null): Field[] {
  const parts = Object.entries(payload ?? {});
  if (parts.length === 0) return [{ name: '', kind: 'json', value: '{}' }];
  return parts.map(([name, value]) => {
    if (typeof value === 'string') return { name, kind: 'text', value };
    if (typeof value === 'number') return { name, kind: 'number', value: String(value) };
    return { name, kind: 'json', value: JSON.stringify(value, null, 1) };
  });
}

/** The typed fields as data, or the problem with them. */
export function readFields(fields: readonly Field[]): { payload: Record<string, unknown> } | { problem: string } {
  const payload: Record<string, unknown> = {};
  for (const field of fields) {
    const read = readField(field);
    if ('problem' in read) return read;
    Object.assign(payload, field.name === '' ? read.value : { [field.name]: read.value });
  }
  return { payload };
}

function readField({ name, kind, value }: Field): { value: unknown } | { problem: string } {
  if (kind === 'text') return { value };
  try {
    const parsed: unknown = JSON.parse(value);
    if (kind === 'number' && typeof parsed !== 'number') return { problem: `${name} has to be a number.` };
    if (name === '' && (typeof parsed !== 'object' || parsed === null))
      return { problem: 'Write an object: {"name": "value"}.' };
    return { value: parsed };
  } catch {
    return {
      problem: `${name || 'The data'} cannot be read as ${kind === 'number' ? 'a number' : 'JSON'}: look for a missing quote or comma.`,
    };
  }
}
