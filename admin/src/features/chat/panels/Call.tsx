import { CallDialog } from '@embarque/design-system/chat';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import { contactOf } from '../model/chat.state.ts';

/** The call that rings, or that got no answer. */
export function Call({ actor }: { actor: ChatActor }) {
  const call = useActorState(actor, ({ context }) => context.call);
  const isRinging = useActorState(actor, (state) => state.matches({ call: 'ringing' }));
  const contact = useActorState(actor, ({ context }) => contactOf(context.shown, call?.contactId ?? null));
  if (!call || !contact) return null;
  return (
    <CallDialog
      person={{ name: contact.fullName, src: contact.avatar, status: contact.status }}
      kind={call.kind}
      state={isRinging ? 'ringing' : 'unanswered'}
      onClose={() => actor.send({ type: 'call ended' })}
      onRetry={() => actor.send({ type: 'call started', call })}
    />
  );
}
