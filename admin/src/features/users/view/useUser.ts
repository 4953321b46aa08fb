import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../../outbox/react/useSettled.ts';
import { useUserPrincipal } from '../../../people/usePrincipal.ts';
import type { AccountAnswer } from '../account/account.api.ts';
import type { AccountFields } from '../account/account.fields.ts';
import { shownIn } from '../machine/user.context.ts';
import { type UserActor, userMachine } from '../machine/user.machine.ts';
import { useUserFieldNames } from '../merge/useUserFieldNames.ts';
import type { AccountTopic } from '../model/users.commands.ts';
import { usersOutbox } from '../users.outbox.ts';

export interface UserAccess {
  actor: UserActor;
  /** The user with what the server has not confirmed. */
  answer: AccountAnswer;
  /**
   * Changes some fields at once; what the server refuses goes back, with the reason.
   *
   * @param base the user as a dialog shows them, when that was opened before; left out, as they are on screen now
   */
  change: (topic: AccountTopic, fields: AccountFields, base?: AccountAnswer) => void;
}

/** One user; another one needs another component. */
export function useUser(id: string) {
  const principal = useUserPrincipal();
  const outbox = useOutbox();
  const settled = useSettled(usersOutbox.name);
  const actor = useInspectedActor(userMachine, { input: { outbox, id, principal, settled } });
  const state = useActorState(actor, (snapshot) => snapshot);
  const { answer: confirmed, shown } = state.context;
  const answer = useMemo(() => shownIn({ answer: confirmed, shown }), [confirmed, shown]);

  useMeanwhile(actor);

  const access: UserAccess | null = answer && {
    actor,
    answer,
    change: (topic, fields, base) => actor.send({ type: 'part changed', topic, fields, base }),
  };
  return { actor, state, access };
}

/** Names what another person has changed meanwhile, when both changes were kept. */
function useMeanwhile(actor: UserActor) {
  const { t, i18n } = useLingui();
  const nameOf = useUserFieldNames();
  const tell = useEffectEvent((author: string, fields: readonly string[]) => {
    const names = new Intl.ListFormat(i18n.locale).format(fields.map(nameOf));
    notify.info(t`${author} also changed ${names}. Both changes are kept.`);
  });
  useEffect(() => {
    const subscription = actor.on('changed meanwhile', ({ by, fields }) => tell(by, fields));
    return () => subscription.unsubscribe();
  }, [actor]);
}
