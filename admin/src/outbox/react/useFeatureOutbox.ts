import { useEffect, useEffectEvent, useMemo } from 'react';
import { waitFor } from 'xstate';
import {
  connectFeature,
  giveCommand,
  type OutboxChanged,
  type OutboxListener,
  type ShowsRefusal,
} from '../outbox.connect.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxActor } from '../outbox.machine.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import { useOutbox } from './OutboxProvider.tsx';

/** How long a page waits for what is still being sent, before it loads its data. */
const SETTLE_TIMEOUT_MS = 2000;

export interface FeatureOutbox<State, Command> {
  give: (given: Given<State, Command>) => void;
}

/** Connects a page with the outbox, for as long as the page is there. With a machine, use `useOutboxActor`. */
export function useFeatureOutbox<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  listener: OutboxListener<State, Command, Response>,
): FeatureOutbox<State, Command> {
  const outbox = useOutbox();
  const confirmed = useEffectEvent(listener.confirmed);
  const onChange = useEffectEvent(listener.onChange);
  const shows: ShowsRefusal = useEffectEvent((entry, error) => listener.shows?.(entry, error) ?? true);

  useEffect(
    () =>
      connectFeature(outbox, feature, {
        confirmed: () => confirmed(),
        onChange: (event) => onChange(event),
        shows: (entry, error) => shows(entry, error),
      }),
    [outbox, feature],
  );

  return useMemo(() => ({ give: (given) => giveCommand(outbox, feature, given) }), [outbox, feature]);
}

/** A machine that follows the outbox, and emits the commands to give it. */
interface OutboxFollower<State, Command, Response, Snapshot> {
  getSnapshot: () => Snapshot;
  send: (event: OutboxChanged<Command, Response>) => void;
  on: (type: 'command given', handler: (given: Given<State, Command>) => void) => { unsubscribe: () => void };
}

/**
 * Connects the machine of a page with the outbox, for as long as the page is there.
 *
 * @param confirmedOf the data as the server last confirmed it; `null` while it is being loaded
 * @param shows whether the page shows the refusal of an inline entry; left out, it shows all of them
 */
export function useOutboxActor<State, Command, Response, Snapshot>(
  actor: OutboxFollower<State, Command, Response, Snapshot>,
  feature: OutboxFeature<State, Command, Response>,
  confirmedOf: (snapshot: Snapshot) => State | null,
  shows?: ShowsRefusal,
): void {
  const { give } = useFeatureOutbox(feature, {
    confirmed: () => confirmedOf(actor.getSnapshot()),
    onChange: actor.send,
    shows,
  });

  useEffect(() => {
    const subscription = actor.on('command given', give);
    return () => subscription.unsubscribe();
  }, [actor, give]);
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
