import { type OnDemandCode, useOnDemand } from '@embarque/design-system';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type * as deferred from './deferred-code.ts';

type DeferredCode = OnDemandCode<typeof deferred>;

/** Signs that somebody is there. Focus is none: a page takes it by itself. */
const HANDS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The longest wait, for people who only look or listen. */
const MAX_WAIT_MS = 7000;

/** How long a busy page may put it off. */
const MOST_DELAY_MS = 1000;

const importCode = () => import('./deferred-code.ts');

async function loadDeferredCode() {
  const [code] = await Promise.all([importCode(), loadTexts('deferred')]);
  return code;
}

const DeferredCodeContext = createContext<DeferredCode | null>(null);

/**
 * Fetches what is in `deferred-code.ts` in the first quiet moment after somebody puts a hand to the page: what nobody has asked for yet must
 * not take the network and the processor from what they came for.
 */
export function DeferredCodeProvider({ children }: { children: ReactNode }) {
  const deferred = useOnDemand(loadDeferredCode);
  const { fetchCode } = deferred;

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetchOrWait = async () => {
      if (!(await fetchCode()) && !signal.aborted) waitFor(['online'], () => void fetchOrWait(), signal);
    };
    waitFor(HANDS, () => whenQuiet(() => void fetchOrWait()), signal);
    return () => leaving.abort();
  }, [fetchCode]);

  return <DeferredCodeContext value={deferred}>{children}</DeferredCodeContext>;
}

/** The deferred parts of the frame: `code` once they have loaded, and `ask` to load them at once. */
export function useDeferredCode(): DeferredCode {
  const deferred = useContext(DeferredCodeContext);
  if (!deferred) throw new Error('useDeferredCode needs a DeferredCodeProvider above it.');
  return deferred;
}

/** Waits for one of the events, or until patience is at an end. */
function waitFor(events: readonly string[], then: () => void, signal: AbortSignal) {
  const waiting = new AbortController();
  const goOn = () => {
    waiting.abort();
    then();
  };
  const timer = setTimeout(goOn, MAX_WAIT_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  signal.addEventListener('abort', () => waiting.abort());
  for (const event of events) addEventListener(event, goOn, { signal: waiting.signal, passive: true, capture: true });
}

function whenQuiet(then: () => void) {
  // Not every browser knows quiet moments.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: MOST_DELAY_MS });
  else setTimeout(then);
}
