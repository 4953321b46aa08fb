import * as v from 'valibot';
import { fromCallback } from 'xstate';
import type { SafeStorage } from '../storage/storage.ts';
import type { SendLogic } from './outbox.machine.ts';
import type { Entry, OutboxFeature } from './outbox.types.ts';

/** A feature of any data. What it is given was made by itself, or is read by its schema first. */
export type AnyFeature = OutboxFeature<unknown, unknown, unknown>;

/** Loads a feature by its name when no page of it is open. Rejects when there is none. */
export type LoadFeature = (name: string) => Promise<AnyFeature>;

/** The features whose pages are open, with what the server last confirmed to them; `null` while that is being loaded. */
export type OpenFeatures = Map<string, { feature: AnyFeature; confirmed: () => unknown }>;

/** The work of the outbox's `send`: asks the feature to carry the command out. */
export function sendWith(open: OpenFeatures, load: LoadFeature, storage: SafeStorage): SendLogic {
  return fromCallback(({ input: { entry }, sendBack }) => {
    sendEntry(entry, { open, load, storage }).then(
      (response) => sendBack({ type: 'entry confirmed', id: entry.id, response }),
      (error: unknown) => sendBack({ type: 'entry refused', id: entry.id, error }),
    );
  });
}

interface Surroundings {
  open: OpenFeatures;
  load: LoadFeature;
  storage: SafeStorage;
}

async function sendEntry(entry: Entry, { open, load, storage }: Surroundings): Promise<unknown> {
  const feature = open.get(entry.feature)?.feature ?? (await load(entry.feature));
  const confirmed = async () => {
    const known = open.get(entry.feature)?.confirmed() ?? null;
    if (known !== null) return known;
    if (!feature.load) throw new Error(`${entry.feature} has no data to send a command with. Give it "load".`);
    return feature.load(new AbortController().signal, storage);
  };
  return feature.send(v.parse(feature.schema, entry.command), { id: entry.id, confirmed, storage });
}
