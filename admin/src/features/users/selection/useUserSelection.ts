import { notify } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useInspectedActor } from '../../../inspection/inspection.tsx';
import { userSelectionMachine } from './user-selection.machine.ts';

/** The selected users by id, over pages; those who were deleted are forgotten. */
export function useUserSelection(query: UsersQuery, isGone: (id: number) => boolean) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const machine = userSelectionMachine.provide({
    actions: {
      'announce the failure': (_, error) => notify.error(t`Couldn't select all users. ${errorText(error)}`),
    },
  });
  const actor = useInspectedActor(machine, {});
  const selected = useActorState(actor, ({ context }) => context.selected);
  const loaded = useActorState(actor, ({ context }) => context.loaded);
  const isSelecting = useActorState(actor, (state) => state.matches('loading'));
  useEffect(() => {
    if (isSelecting) actor.send({ type: 'query changed', query });
  }, [actor, isSelecting, query]);

  return {
    selected: selected.filter((id) => !isGone(Number(id))),
    /** Those who were loaded to be selected. */
    loaded,
    isSelecting,
    select: (change: { selected: string[] }) => actor.send({ type: 'users selected', ids: change.selected }),
    selectAll: () => actor.send({ type: 'select all', query }),
  };
}
