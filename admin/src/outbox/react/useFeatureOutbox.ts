import { useEffect, useEffectEvent, useMemo } from 'react';
import { waitFor } from 'xstate';
import { connectFeature, giveCommand, type OutboxListener } from '../outbox.connect.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxActor } from '../outbox.machine.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import { useOutbox } from './OutboxProvider.tsx';

/** How long a page waits for what is still being sent, before it loads its data. */
const SETTLE_TIMEOUT_MS = 2000;

export interface FeatureOutbox<State, Command> {
  give: (given: Given<State, Command>) => void;
}

/** Connects a page with the outbox, for as long as the page is there. A machine invokes its `outboxView`. */
export function useFeatureOutbox<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  listener: Required<Pick<OutboxListener<State, Command, Response>, 'confirmed' | 'onChange'>>,
): FeatureOutbox<State, Command> {
  const outbox = useOutbox();
  const confirmed = useEffectEvent(listener.confirmed);
  const onChange = useEffectEvent(listener.onChange);

  useEffect(
    () =>
      connectFeature(outbox, feature, {
        confirmed: () => confirmed(),
        onChange: (event) => onChange(event),
      }),
    [outbox, feature],
  );

  return useMemo(() => ({ give: (given) => giveCommand(outbox, feature, given) }), [outbox, feature]);
}

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
