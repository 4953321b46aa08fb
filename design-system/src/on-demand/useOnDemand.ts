import { useCallback, useState } from 'react';

/**
 * Code that arrives with the first sign of interest: `prepare` on hover and focus, and once more when it is needed.
 * Without a network it rejects, and the next call tries again.
 */
export function useOnDemand<Code extends object>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code>();
  const prepare = useCallback(async () => setCode(await load()), [load]);
  return [code, prepare] as const;
}
