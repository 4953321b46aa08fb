/** A part of the data of an event, as it is typed. */
export interface Field {
  /** Names from the outermost part to this one; empty for all of it as JSON. */
  path: string[];
  label: string;
  kind: 'text' | 'long text' | 'number' | 'yes or no' | 'list' | 'json';
  value: string;
}

type Payload = Record<string, unknown>;
type Read = { value: unknown } | { problem: string };

const LONGEST_LINE = 48;

/** A field for each part that a person can fill in. Lists of records and what is empty stay as the example says. */
export function fieldsOf(payload: Payload): Field[] {
  const parts = partsOf(payload, []);
  const isOnly = (name: string) => parts.filter(({ path }) => path.at(-1) === name).length === 1;
  return parts.map(({ path, ...part }) => {
    const name = path.at(-1) ?? '';
    return { ...part, path, label: labelOf(isOnly(name) ? [name] : path) };
  });
}

/** All of it as JSON. */
export function jsonField(payload: Payload | null): Field {
  return { path: [], label: 'Data as JSON', kind: 'json', value: JSON.stringify(payload ?? {}, null, 1) };
}

/** The typed fields in the place of those of the example, or the problem with them. */
export function readFields(fields: readonly Field[], example: Payload): { payload: Payload } | { problem: string } {
  let payload = example;
  for (const field of fields) {
    const read = readField(field);
    if ('problem' in read) return read;
    payload = put(payload, field.path, read.value) as Payload;
  }
  return { payload };
}

/** `taskId` as people write it: "Task ID". */
function labelOf(path: readonly string[]): string {
  const words = path
    .flatMap((name) => name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(' '))
    .map((word) => (word.toLowerCase() === 'id' ? 'ID' : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function partsOf(value: unknown, path: string[]): Array<Omit<Field, 'label'>> {
  if (typeof value === 'string') {
    return [{ path, kind: value.length > LONGEST_LINE || value.includes('\n') ? 'long text' : 'text', value }];
  }
  if (typeof value === 'number') return [{ path, kind: 'number', value: String(value) }];
  if (typeof value === 'boolean') return [{ path, kind: 'yes or no', value: String(value) }];
  if (isListOfTexts(value)) return [{ path, kind: 'list', value: value.join('\n') }];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => partsOf(part, [...path, name]));
}

function readField({ label, kind, value }: Field): Read {
  switch (kind) {
    case 'number':
      return value.trim() === '' || Number.isNaN(Number(value))
        ? { problem: `${label} has to be a number.` }
        : { value: Number(value) };
    case 'yes or no':
      return { value: value === 'true' };
    case 'list':
      return { value: value.split('\n').filter((line) => line.trim() !== '') };
    case 'json':
      return readJson(value);
    default:
      return { value };
  }
}

function readJson(text: string): Read {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return { problem: 'Write an object: {"name": "value"}.' };
    return { value };
  } catch {
    return { problem: 'The data cannot be read as JSON: look for a missing quote or comma.' };
  }
}

function put(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  return name === undefined ? value : { ...(whole as Payload), [name]: put((whole as Payload)[name], rest, value) };
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
