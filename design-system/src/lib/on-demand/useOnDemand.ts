import { useMemo, useState } from 'react';
import { reportMissingCode } from './missing-code.ts';

export interface OnDemandCode<Code extends object> {
  /** The loaded code. Undefined until then. */
  code: Code | undefined;
  /** Whether the last attempt to fetch it failed. */
  isMissing: boolean;
  /** Fetches it, and leaves it to the caller what to do without: it resolves to undefined then. The next call tries again. */
  fetchCode: () => Promise<Code | undefined>;
  /** Fetches it at the first sign of interest, as hover or focus. Without a network nothing happens. */
  prepare: () => void;
  /**
   * Fetches it because somebody asked for it. Without a network `Toaster` says so, `onMissing` is called, and it resolves to undefined.
   */
  ask: (onMissing?: () => void) => Promise<Code | undefined>;
}

/** Code that arrives when it is needed. Pass functions that are declared outside of the component: another one is other code. */
export function useOnDemand<Code extends object>(load: () => Promise<Code>): OnDemandCode<Code> {
  // By the function that fetched it: code of one part must not be drawn as that of another.
  const [settled, setSettled] = useState<ReadonlyMap<() => Promise<Code>, Code | undefined>>(new Map());
  const code = settled.get(load);

  const calls = useMemo(() => {
    const fetchCode = async () => {
      const fetched = await load().catch(() => undefined);
      setSettled((before) => new Map(before).set(load, fetched));
      return fetched;
    };
    const ask = async (onMissing?: () => void) => {
      const fetched = await fetchCode();
      if (fetched) return fetched;
      reportMissingCode();
      onMissing?.();
      return undefined;
    };
    return { fetchCode, ask, prepare: () => void fetchCode() };
  }, [load]);

  return { code, isMissing: settled.has(load) && !code, ...calls };
}
