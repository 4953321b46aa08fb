import { useEffect, useEffectEvent, useState } from 'react';
import type { Choices } from './choices.ts';

export interface OptionsQuery<Value extends string = string> {
  /** The typed text; empty when the list opens. */
  text: string;
  /** Tells when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Takes the options, where no promise brings them. */
  done: (options: Choices<Value>) => void;
}

/** Finds options somewhere else; returns a promise of them, or calls `done`. */
export type LoadOptions<Value extends string = string> = (
  query: OptionsQuery<Value>,
) => Promise<Choices<Value>> | undefined | void;

type Outcome<Value extends string> = Choices<Value> | 'failed';

interface Loading<Value extends string> {
  load: LoadOptions<Value> | undefined;
  isCached: boolean;
  isOpen: boolean;
  text: string;
  onLoaded: (options: Choices<Value>) => void;
}

/** So long typing must rest before its text is asked for. */
const restMs = 200;

/** Loads the options for the text while the list is open. Undefined while they load. */
export function useLoadedOptions<Value extends string>({ load, isCached, isOpen, text, onLoaded }: Loading<Value>) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome<Value>>>(new Map());
  const [retried, setRetried] = useState<{ text: string }>();
  const isAsking = load !== undefined && isOpen;

  const keep = useEffectEvent((outcome: Outcome<Value>) => {
    if (outcome !== 'failed') onLoaded(outcome);
    setOutcomes((before) => new Map(isCached ? before : []).set(text, outcome));
  });
  const ask = useEffectEvent((signal: AbortSignal) => {
    const known = outcomes.get(text);
    if (isCached && known && known !== 'failed') return;
    setOutcomes((before) => without(before, text));
    answer(load, { text, signal }).then(
      (options) => signal.aborted || keep(options),
      () => signal.aborted || keep('failed'),
    );
  });

  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const timer = setTimeout(() => ask(controller.signal), text && retried?.text !== text ? restMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsking, text, retried]);

  return { outcome: outcomes.get(text), retry: () => setRetried({ text }) };
}

async function answer<Value extends string>(
  load: LoadOptions<Value> | undefined,
  query: Omit<OptionsQuery<Value>, 'done'>,
): Promise<Choices<Value>> {
  const { promise, resolve } = Promise.withResolvers<Choices<Value>>();
  return (await load?.({ ...query, done: resolve })) ?? promise;
}

function without<Key, Item>(map: ReadonlyMap<Key, Item>, key: Key): ReadonlyMap<Key, Item> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
