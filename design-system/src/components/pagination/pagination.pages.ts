/** A page to go to, or pages left out. */
export type PageStep = number | 'gap';

/**
 * The pages to offer: the first, the last, the current one and its neighbours. A gap stands for two pages or more.
 * There are always seven steps, or as many as there are pages, so that nothing moves under the pointer.
 */
export function pageSteps(page: number, pageCount: number): PageStep[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
