import { useEffect, useEffectEvent, useMemo } from 'react';
import { waitFor } from 'xstate';
import { withoutEffect } from './outbox.core.ts';
import { entryOf, type Given } from './outbox.entry.ts';
import { entriesOf } from './outbox.machine.ts';
import type { AnyFeature } from './outbox.send.ts';
import type { Entry, OutboxChange, OutboxFeature } from './outbox.types.ts';
import { type Outbox, type OutboxActor, useOutbox } from './OutboxProvider.tsx';

/** How long a page waits for what is still being sent, before it loads its data. */
const PATIENCE_MS = 2000;

/** The outbox as the machine of a page hears of it. */
export interface OutboxChanged<Command> {
  type: 'outbox changed';
  /** Everything unconfirmed of this feature, in order. */
  entries: readonly Entry<Command>[];
  /** `null` at the beginning, when nothing has changed yet. */
  change: OutboxChange | null;
}

export interface OutboxListener<State, Command> {
  /** The data as the server last confirmed it; `null` while it is being loaded. */
  confirmed: () => State | null;
  onChange: (event: OutboxChanged<Command>) => void;
}

export interface FeatureOutbox<State, Command> {
  give: (given: Given<State, Command>) => void;
  requestUndo: (id: string) => void;
}

/** Connects the machine of a page with the outbox, for as long as the page is there. */
export function useFeatureOutbox<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  listener: OutboxListener<State, Command>,
): FeatureOutbox<State, Command> {
  const outbox = useOutbox();
  const { actor, by, open } = outbox;
  const { name } = feature;

  const tell = useEffectEvent((change: OutboxChange | null) => {
    const entries = entriesOf(actor.getSnapshot().context, name) as Entry<Command>[];
    listener.onChange({ type: 'outbox changed', entries, change });
    const confirmed = listener.confirmed();
    const ids =
      change && change.type !== 'given' && confirmed !== null ? withoutEffect(feature, confirmed, entries) : [];
    if (ids.length > 0) actor.send({ type: 'entries dropped', ids });
  });
  const confirmed = useEffectEvent(() => listener.confirmed());

  useEffect(() => {
    open.set(name, { feature: feature as unknown as AnyFeature, confirmed: () => confirmed() });
    tell(null);
    const subscription = actor.on('*', (change) => {
      if (!('entry' in change) || change.entry.feature === name) tell(change);
    });
    return () => {
      subscription.unsubscribe();
      open.delete(name);
    };
  }, [actor, feature, name, open]);

  return useMemo(
    () => ({
      give: (given) =>
        actor.send({ type: 'command given', ...entryOf(feature, given, actor.getSnapshot().context.entries, by) }),
      requestUndo: (id) => actor.send({ type: 'undo requested', id }),
    }),
    [actor, by, feature],
  );
}

/** Waits until the server has heard of everything that a feature sends, so that what is loaded then knows of it. */
export function useSettled(feature: string): () => Promise<void> {
  const { actor } = useOutbox();
  return useMemo(() => () => settled(actor, feature), [actor, feature]);
}

async function settled(actor: OutboxActor, feature: string): Promise<void> {
  const isSettled = ({ context }: ReturnType<OutboxActor['getSnapshot']>) =>
    context.entries.every(
      (entry) => entry.feature !== feature || entry.state === 'held' || entry.state === 'confirmed',
    );
  await waitFor(actor, isSettled, { timeout: PATIENCE_MS }).catch(() => undefined);
}

export type { Outbox };
