import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { ErrorState } from '../empty-state/ErrorState.tsx';
import { useOnDemand } from '../../lib/on-demand/useOnDemand.ts';

export interface OnDemandProps<Code extends object> {
  /** Imports the code. Pass functions that are declared outside of the component: another one is another part. */
  load: () => Promise<Code>;
  /** Stands here until the code is there. */
  fallback?: ReactNode;
  /**
   * For a part that opens over the page: called when its code cannot be fetched, so that its owner closes it, while a toast says
   * why. Left out, the message stands in place of the part and offers to try again.
   */
  onMissing?: () => void;
  /** Draws the part. */
  children: (code: Code) => ReactNode;
}

/** Loaded code renders at once, without an empty frame. */
const fetchedBefore = new WeakMap<() => Promise<object>, object>();

/**
 * A part of a page whose code arrives when it is first shown, and that says so when it cannot be fetched. Nothing else on the page
 * is lost then, as it would be with `lazy`.
 */
export function OnDemand<Code extends object>({ load, fallback = null, onMissing, children }: OnDemandProps<Code>) {
  const { code: fetched, isMissing, ask, fetchCode } = useOnDemand(load);
  const code = fetched ?? (fetchedBefore.get(load) as Code | undefined);
  const [retried, setRetried] = useState<typeof load>();
  const [isRetrying, setRetrying] = useState(false);

  const fetchNow = useEffectEvent((fetchPart: typeof fetchCode) => void (onMissing ? ask(onMissing) : fetchPart()));
  useEffect(() => fetchNow(fetchCode), [fetchCode]);
  useEffect(() => {
    if (fetched) fetchedBefore.set(load, fetched);
  }, [load, fetched]);

  if (code) return children(code);
  if (!isMissing || onMissing) return fallback;
  const retry = async () => {
    setRetrying(true);
    await fetchCode();
    setRetried(() => load);
    setRetrying(false);
  };
  return (
    <ErrorState
      title={<Trans>Couldn't load this part of the page</Trans>}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
      actions={
        // Some browsers ask for a part of the code only once, and repeat that failure until the page is loaded again.
        retried === load && (
          <Button variant="outline" onClick={() => location.reload()}>
            <Trans>Reload page</Trans>
          </Button>
        )
      }
    >
      <Trans>Check your connection, then try again.</Trans>
    </ErrorState>
  );
}
