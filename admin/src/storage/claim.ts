/** Claims of this page, with the functions that release them. */
const held = new Map<string, () => void>();

/**
 * Claims a name for this page alone; the browser releases it when the page goes. A claim of the same page succeeds again.
 * Without Web Locks (an insecure context, an old browser) every claim succeeds.
 *
 * @param timeoutMs wait for another page to release it, in milliseconds
 * @returns the function that releases it, or `null` when another page has it
 */
export async function claim(name: string, timeoutMs: number): Promise<(() => void) | null> {
  if (!navigator.locks) return () => undefined;
  const free = held.get(name) ?? (await ask(name, { ifAvailable: true }));
  if (free || timeoutMs === 0) return free;
  return ask(name, { signal: AbortSignal.timeout(timeoutMs) });
}

function ask(name: string, options: LockOptions): Promise<(() => void) | null> {
  const { promise: answered, resolve: answer } = Promise.withResolvers<(() => void) | null>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const giveUp = () => {
    held.delete(name);
    release();
  };
  const onAnswer = (lock: Lock | null) => {
    if (lock) held.set(name, giveUp);
    answer(lock && giveUp);
    return lock ? released : undefined;
  };
  navigator.locks.request(name, options, onAnswer).catch(() => answer(null));
  return answered;
}
