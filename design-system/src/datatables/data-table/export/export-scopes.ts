import type { DataTableModel } from '../useDataTable.ts';

/** The rows that are exported: those that are selected, all that were found, or all that there are. */
export type ExportScope = 'selected' | 'found' | 'everything';

export interface CountedScope<Scope extends ExportScope = ExportScope> {
  scope: Scope;
  count: number;
}

/** There always is one: rows are selected, or all that were found can be taken. */
export type Scopes = readonly [
  narrowest: CountedScope<'selected' | 'found'>,
  ...wider: CountedScope<'found' | 'everything'>[],
];

type ScopeSource<Item extends object> = Pick<DataTableModel<Item>, 'total' | 'everything'> & {
  selection: Pick<DataTableModel<Item>['selection'], 'selected' | 'beyond'>;
};

/** The scopes that differ, the narrowest first. */
export function scopesOf<Item extends object>({
  selection: { selected, beyond },
  total,
  everything,
}: ScopeSource<Item>): Scopes {
  const found = { scope: 'found', count: total } as const;
  const all = everything && everything.total > total ? [{ scope: 'everything', count: everything.total } as const] : [];
  if (selected.size === 0) return [found, ...all];
  const hasOthers = selected.size !== total || beyond > 0;
  return [{ scope: 'selected', count: selected.size }, ...(hasOthers ? [found] : []), ...all];
}

/** The rows of a scope, and how many these should be. */
export async function rowsToTake<Item extends object>(
  model: DataTableModel<Item>,
  scope: ExportScope,
  signal: AbortSignal,
) {
  const { selection, order, rows, total, loadAll, rowKey, everything } = model;
  if (scope === 'everything' && everything) {
    const items = await everything.load(signal);
    return { items, wanted: items.length };
  }
  const { selected } = selection;
  const isSelection = scope === 'selected';
  const atHand = isSelection ? selection.items() : Array.from(order, (row) => rows[row]);
  const items = atHand.filter((item): item is Item => item !== undefined);
  const wanted = isSelection ? selected.size : total;
  if (!loadAll || items.length === wanted) return { items, wanted };
  const all = await loadAll(signal);
  return isSelection
    ? { items: all.filter((item) => selected.has(rowKey(item))), wanted }
    : { items: all, wanted: all.length };
}
