import { type CallbackActorLogic, fromCallback } from 'xstate';
import { connectFeature, giveCommand } from '../outbox.connect.ts';
import type { OutboxFeature } from '../outbox.types.ts';
import type { GiveEvent, OutboxViewInput } from './outbox.view.ts';

/** As `outboxView`, for the machine of a dialog: the data belong to the page below it. */
export function outboxFollower<State, Command, Response>(
  feature: OutboxFeature<State, Command, Response>,
): CallbackActorLogic<GiveEvent<State, Command>, OutboxViewInput> {
  return fromCallback<GiveEvent<State, Command>, OutboxViewInput>(({ input: { outbox }, receive, sendBack }) => {
    receive((event) => giveCommand(outbox, feature, event));
    return connectFeature(outbox, feature, { onChange: sendBack });
  });
}
