import { notify } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { useOutbox } from '../../../outbox/react/OutboxProvider.tsx';
import { loadUserCounts, loadUsers } from '../../../people/users/users.api.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { usersMachine } from '../machine/users.machine.ts';
import { activeAmong, withOverlay } from '../model/users.commands.ts';

/** The users that a query finds, how many there are of each kind, and the machine that changes them. */
export function useUsers(query: UsersQuery) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const actor = useInspectedActor(usersMachine, { input: { outbox: useOutbox() } });
  const loaded = useQuery(loadUsers, query);
  const counts = useQuery(loadUserCounts, null);
  const overlay = useActorState(actor, ({ context }) => context.shown);

  const reload = useEffectEvent(() => {
    loaded.reload();
    counts.reload();
  });
  const reportFailure = useEffectEvent((error: unknown) => {
    notify.error(t`Couldn't load the selected users. ${errorText(error)}`);
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('list outdated', () => reload()),
      actor.on('load failed', ({ error }) => reportFailure(error)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  useEffect(() => {
    if (loaded.data) actor.send({ type: 'list loaded' });
  }, [actor, loaded.data]);

  const { data } = loaded;
  const shown = useMemo(() => data && withOverlay(data, overlay), [data, overlay]);
  const administrators = counts.data?.activeAdministrators;
  return {
    actor,
    result: { ...loaded, data: shown },
    counts,
    /** Ids of the administrators who are active; none until they are known. */
    activeAdministrators: useMemo(() => activeAmong(administrators ?? [], overlay), [administrators, overlay]),
    isGone: (id: number) => overlay[id] === 'deleted',
    reload: () => {
      loaded.reload();
      counts.reload();
    },
  };
}
