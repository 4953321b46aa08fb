/** A run of the first list, and what the second list has in place of it. */
export interface Hunk {
  start: number;
  end: number;
  items: readonly string[];
}

/** Above it, the table would need too much memory: all between the first and the last difference counts as changed. */
const MOST_CELLS = 4_000_000;

/** The differences of two lists, as few as possible and in their order. */
export function hunks(before: readonly string[], after: readonly string[]): Hunk[] {
  const length = Math.min(before.length, after.length);
  let head = 0;
  while (head < length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < length - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const from = before.slice(head, before.length - tail);
  const to = after.slice(head, after.length - tail);
  if (from.length === 0 && to.length === 0) return [];
  if (from.length * to.length === 0 || from.length * to.length > MOST_CELLS) {
    return [{ start: head, end: head + from.length, items: to }];
  }
  return between(from, to).map(({ start, end, items }) => ({ start: start + head, end: end + head, items }));
}

function between(from: readonly string[], to: readonly string[]): Hunk[] {
  const common = commonLengths(from, to);
  const width = to.length + 1;
  const found: Hunk[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    const [start, first] = [row, column];
    while ((row < from.length || column < to.length) && from[row] !== to[column]) {
      const [below = 0, beside = 0] = [common[(row + 1) * width + column], common[row * width + column + 1]];
      if (column === to.length || (row < from.length && below >= beside)) row += 1;
      else column += 1;
    }
    if (row > start || column > first) found.push({ start, end: row, items: to.slice(first, column) });
    row += 1;
    column += 1;
  }
  return found;
}

/** How long the longest common list is of what is left from each pair of positions. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      lengths[at] =
        from[row] === to[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  return lengths;
}
