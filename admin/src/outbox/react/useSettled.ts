import { useMemo } from 'react';
import { waitFor } from 'xstate';
import type { OutboxActor } from '../outbox.machine.ts';
import { useOutbox } from './OutboxProvider.tsx';

/** How long a page waits for what is still being sent, before it loads its data. */
const SETTLE_TIMEOUT_MS = 2000;

/** Waits until the server has heard of everything that a feature sends, so that what is loaded then knows of it. */
export function useSettled(feature: string): () => Promise<void> {
  const { actor } = useOutbox();
  return useMemo(() => () => settled(actor, feature), [actor, feature]);
}

async function settled(actor: OutboxActor, feature: string): Promise<void> {
  const isSettled = ({ context }: ReturnType<OutboxActor['getSnapshot']>) =>
    context.entries.every(({ feature: name, state }) => name !== feature || state === 'held' || state === 'confirmed');
  await waitFor(actor, isSettled, { timeout: SETTLE_TIMEOUT_MS }).catch(() => undefined);
}
