import * as v from 'valibot';

const UNREADABLE = 'unreadable record';

/** A record of a list that could not be read, and why: never a value, which may be private. */
export interface Unreadable {
  /** The list and the position in it, from 0: `sales.3`. */
  record: string;
  /** The field within the record: `customer.email`; empty for the record itself. */
  field: string;
  /** The kind that the field should be, as schemas name it: `number`. */
  expected: string;
  /** The kind that it is, as schemas name it: `string`, `undefined`. */
  received: string;
}

/** A list without the records that cannot be read; `readAnswer` says which they were. */
export function rows<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  return v.pipe(v.array(v.unknown()), keepReadable(item));
}

/** As `rows`; a list that is missing or odd is empty. */
export function optionalRows<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  return v.pipe(v.fallback(v.array(v.unknown()), []), keepReadable(item));
}

function keepReadable<Item>(
  item: v.GenericSchema<unknown, Item>,
): v.BaseTransformation<unknown[], Item[], v.BaseIssue<unknown>> {
  return {
    kind: 'transformation',
    type: 'keep readable',
    reference: keepReadable,
    async: false,
    // The issues leave the list typed: objects around it pass it on, and put their keys before the paths.
    '~run'({ value: list }, config) {
      const records: Item[] = [];
      const isNew = newRecords();
      const issues: v.BaseIssue<unknown>[] = [];
      list.forEach((value, key) => {
        const one = item['~run']({ value }, config);
        const isReadable = one.typed && isTolerable(one.issues);
        if (isReadable && isNew(one.value)) records.push(one.value);
        const position: v.IssuePathItem = { type: 'array', origin: 'value', input: list, key, value };
        const reasons = (one.issues ?? []).filter((issue) => isReadable || !isTolerable([issue]));
        const found = isReadable ? reasons : reasons.slice(0, 1).map(mark);
        for (const issue of found) issues.push({ ...issue, path: prefix(position, issue) });
      });
      const [first, ...others] = issues;
      return first ? { typed: true, value: records, issues: [first, ...others] } : { typed: true, value: records };
    },
  };
}

/** Recognises a record that a server sends twice, letter for letter, as a query over two tables does: lists find records by their ids. */
function newRecords(): (record: unknown) => boolean {
  const first = new Map<unknown, unknown>();
  const spellings = new Map<unknown, Set<string>>();
  return (record) => {
    const id: unknown = typeof record === 'object' && record !== null && Reflect.get(record, 'id');
    if (typeof id !== 'string' && typeof id !== 'number') return true;
    if (!first.has(id)) {
      first.set(id, record);
      return true;
    }
    const known = spellings.get(id) ?? new Set([JSON.stringify(first.get(id))]);
    const count = known.size;
    spellings.set(id, known.add(JSON.stringify(record)));
    return known.size > count;
  };
}

const mark = (issue: v.BaseIssue<unknown>) => ({
  ...issue,
  type: UNREADABLE,
  requirement: issue.path?.length ?? 0,
});

const prefix = (first: v.IssuePathItem, { path }: v.BaseIssue<unknown>): [v.IssuePathItem, ...v.IssuePathItem[]] => [
  first,
  ...(path ?? []),
];

/** Whether all that is wrong are records that are left out. */
export const isTolerable = (issues: readonly v.BaseIssue<unknown>[] | undefined): boolean =>
  issues?.every(({ type }) => type === UNREADABLE) ?? true;

/** The unreadable records, or the field for which a whole response cannot be read. */
export function unreadableOf(issue: v.BaseIssue<unknown>): Unreadable {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const depth = issue.type === UNREADABLE ? keys.length - Number(issue.requirement) : 0;
  const { input } = issue;
  return {
    record: keys.slice(0, depth).join('.'),
    field: keys.slice(depth).join('.'),
    expected: issue.expected ?? issue.type,
    received: input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input,
  };
}
