const resets = new Set<() => void>();

/** One feature's data between requests. */
export interface SampleStore<Data> {
  /** What the handlers read and change. Replaced as a whole on reset, so never keep a reference across requests. */
  readonly data: Data;
  /** Puts this feature back to fresh sample data. */
  reset: () => void;
}

/**
 * Keeps one feature's data between requests and puts it back with all others on `resetSampleData`.
 * The seed runs on first use: a feature that nobody opens costs nothing.
 */
export function sampleStore<Data>(seed: () => Data): SampleStore<Data> {
  let current: { data: Data } | undefined;
  const reset = () => {
    current = undefined;
  };
  resets.add(reset);
  return {
    get data() {
      current ??= { data: seed() };
      return current.data;
    },
    reset,
  };
}

/** Puts the sample data of every feature back. Stories and tests call it before each case. */
export function resetSampleData(): void {
  for (const reset of resets) reset();
}
