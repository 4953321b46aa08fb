import type { ImportGraph } from '../affected/import-graph.ts';

/** Groups of files each of which reaches all others of its group by imports, and so itself (Tarjan 1972). */
export function cyclesIn(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    lowest.set(file, index);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached ?? index));
    }
    if (lowest.get(file) === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.toSorted());
    }
    return lowest.get(file) ?? index;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
