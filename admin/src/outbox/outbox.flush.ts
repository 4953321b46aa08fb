import { waitFor } from 'xstate';
import { unconfirmed } from './outbox.core.ts';
import type { OutboxActor } from './outbox.machine.ts';

/**
 * Sends everything now, also what could still be undone, and waits for the server.
 *
 * @param timeoutMs how long to wait, in milliseconds
 * @returns how many commands are still unconfirmed, those of other tabs included, and whether the server has refused one meanwhile
 */
export async function flush(actor: OutboxActor, timeoutMs: number): Promise<{ left: number; hasRefused: boolean }> {
  let hasRefused = false;
  const subscription = actor.on('rolled back', () => {
    hasRefused = true;
  });
  actor.send({ type: 'flush requested' });
  // Nothing is left to wait for when the time is over: what is still unconfirmed is counted below.
  await waitFor(actor, ({ context }) => unconfirmed(context) === 0, { timeout: timeoutMs }).catch(() => undefined);
  subscription.unsubscribe();
  return { left: unconfirmed(actor.getSnapshot().context), hasRefused };
}
