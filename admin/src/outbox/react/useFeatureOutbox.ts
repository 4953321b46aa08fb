import { useEffect, useEffectEvent, useMemo } from 'react';
import { connectFeature, giveCommand, type OutboxListener } from '../outbox.connect.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import { useOutbox } from './OutboxProvider.tsx';

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
