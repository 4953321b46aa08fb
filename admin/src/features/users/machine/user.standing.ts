import { shownIn, type UserContext } from './user.context.ts';

export type Standing = 'active' | 'pending' | 'inviting' | 'invited' | 'suspending' | 'suspended' | 'reactivating';

/**
 * The standing of the user: active, pending or suspended, or on the way between two of them. It follows from what the server has
 * confirmed and from what it has not. `null` while there is no user.
 */
export function standingOf(context: UserContext): Standing | null {
  const shown = shownIn(context)?.user.status;
  const confirmed = context.answer?.user.status;
  if (!shown) return null;
  if (shown === 'suspended') return confirmed === 'suspended' ? 'suspended' : 'suspending';
  if (confirmed === 'suspended') return 'reactivating';
  if (isBeingInvited(context)) return 'inviting';
  if (shown === 'pending') return context.isInvited ? 'invited' : 'pending';
  return 'active';
}

const isBeingInvited = ({ entries, id }: UserContext) =>
  entries.some(
    ({ command: { command }, subjects }) =>
      command.type === 'message sent' && command.what === 'invitation' && subjects.includes(id),
  );
