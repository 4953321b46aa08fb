/** What this page has, with what lets go of it. */
const held = new Map<string, () => void>();

/**
 * Takes something for this page alone; the browser gives it back when the page goes, whatever way that is. What the page has
 * already, it gets again. Without Web Locks (an insecure context, an old browser) everybody gets what they ask for.
 *
 * @param patienceMs how long to wait for another page to let go
 * @returns lets go of it, or `null` when another page has it
 */
export async function claim(name: string, patienceMs: number): Promise<(() => void) | null> {
  if (!navigator.locks) return () => undefined;
  const free = held.get(name) ?? (await ask(name, { ifAvailable: true }));
  if (free || patienceMs === 0) return free;
  return ask(name, { signal: AbortSignal.timeout(patienceMs) });
}

function ask(name: string, options: LockOptions): Promise<(() => void) | null> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<(() => void) | null>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const letGo = () => {
    held.delete(name);
    release();
  };
  const onAnswer = (lock: Lock | null) => {
    if (lock) held.set(name, letGo);
    answer(lock && letGo);
    return lock ? released : undefined;
  };
  navigator.locks.request(name, options, onAnswer).catch(() => answer(null));
  return answered;
}
