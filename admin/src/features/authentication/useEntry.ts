import type { Mood } from '@embarque/mocks/authentication/contract';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { Secret } from '../../session/secret.ts';
import { entryMachine } from './model/authentication.machine.ts';
import type { EntryRequest, EntryScreen } from './model/authentication.types.ts';
import { MOODS } from './drawing/moods.ts';

export type EntryActor = ActorRefFrom<typeof entryMachine>;
export type EntryState = SnapshotFrom<typeof entryMachine>['value']['form'];

/** Runs the machine of a screen; the URL holds the server's mood. */
export function useEntry(screen: EntryScreen) {
  const [search] = useSearchQuery();
  const mood = MOODS.find((each) => each === search.get('mood')) ?? 'usual';
  const actor = useInspectedActor(entryMachine, { input: { screen, mood } });
  useMood(actor, mood);
  const state = useActorState(actor, ({ value }): EntryState => value.form);
  const refusal = useActorState(actor, ({ context }) => context.refusal);
  return {
    actor,
    state,
    refusal,
    mood,
    isSending: state === 'sending',
    attempt: (request: EntryRequest) => actor.send({ type: 'submitted', request: new Secret(request) }),
    /** Clears what typing has made outdated. */
    change: () => actor.send({ type: 'entry changed' }),
  };
}

export type Entry = ReturnType<typeof useEntry>;

function useMood(actor: EntryActor, mood: Mood) {
  useEffect(() => {
    if (actor.getSnapshot().context.mood !== mood) actor.send({ type: 'mood changed', mood });
  }, [actor, mood]);
}
