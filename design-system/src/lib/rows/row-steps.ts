interface Extent {
  /** How many rows are in sight. */
  page: number;
  count: number;
}

/** How many rows further a key leads. */
export function stepOf(key: string, { page, count }: Extent): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: page,
    PageUp: -page,
    Home: -count,
    End: count,
  };
  return steps[key];
}
