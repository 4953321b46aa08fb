import { type CallbackActorLogic, fromCallback } from 'xstate';
import { connectFeature, giveCommand, type RunningOutbox, type ShowsRefusal } from '../outbox.connect.ts';
import type { Given } from '../outbox.core.ts';
import type { OutboxFeature } from '../outbox.types.ts';

export interface OutboxViewInput {
  outbox: RunningOutbox;
  /** Left out, the page shows the refusals of all its inline entries. */
  shows?: ShowsRefusal;
}

type GiveEvent<State, Command> = { type: 'give' } & Given<State, Command>;

/** The events by which a machine speaks to its view of the outbox. */
export type OutboxViewEvent<State, Command> =
  | GiveEvent<State, Command>
  /** The data as the server last confirmed it; `null` while it is being loaded. */
  | { type: 'data confirmed'; data: State | null };

/** The invocation of the outbox in a machine that has it in its context. */
export const invokeOutbox = {
  id: 'outbox',
  src: 'outbox',
  input: ({ context: { outbox } }: { context: OutboxViewInput }): OutboxViewInput => ({ outbox }),
} as const;

export type OutboxView<State, Command> = CallbackActorLogic<OutboxViewEvent<State, Command>, OutboxViewInput>;

/**
 * The outbox as the machine of one feature sees it. The machine invokes it for as long as it runs: it hears `outbox changed` at the
 * beginning and after each change, and gives commands by `sendTo`. What was given is sent even when the machine has stopped.
 *
 * @param known the confirmed data before the machine tells any
 */
export function outboxView<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
  known: State | null = null,
): OutboxView<State, Command> {
  return fromCallback<OutboxViewEvent<State, Command>, OutboxViewInput>(({ input, receive, sendBack }) => {
    const { outbox, shows } = input;
    let confirmed = known;
    receive((event) => {
      if (event.type === 'give') giveCommand(outbox, feature, event);
      else confirmed = event.data;
    });
    return connectFeature(outbox, feature, { confirmed: () => confirmed, onChange: sendBack, shows });
  });
}
