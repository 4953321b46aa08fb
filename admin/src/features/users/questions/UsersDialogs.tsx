import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { UsersActor } from '../machine/users.machine.ts';
import { RefusedUsers } from './NamedUsers.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UsersDialog } from './UsersDialog.tsx';

/** The question that is open, and what the server has refused of a change. */
export function UsersDialogs({ actor }: { actor: UsersActor }) {
  const { t } = useLingui();
  const question = useActorState(actor, (state) =>
    state.matches({ question: 'asking' }) ? state.context.question : null,
  );
  const refused = useActorState(actor, (state) => (state.matches({ report: 'shown' }) ? state.context.refused : null));

  return (
    <>
      {question && (
        <UsersDialog
          question={question}
          onConfirm={(reason) => actor.send({ type: 'confirmed', reason })}
          onClose={() => actor.send({ type: 'cancelled' })}
        />
      )}
      {refused && !question && (
        <UserDialog title={t`Some users weren't changed`} onClose={() => actor.send({ type: 'refusal read' })}>
          <RefusedUsers refused={refused} />
        </UserDialog>
      )}
    </>
  );
}
