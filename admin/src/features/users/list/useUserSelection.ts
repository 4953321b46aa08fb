import { notify } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { loadAllUsers, type User } from '../../../people/users/users.api.ts';

/** The selected users by id, over pages; those who were deleted are forgotten. */
export function useUserSelection(query: UsersQuery, isGone: (id: number) => boolean) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<readonly User[]>([]);
  const [isSelecting, setSelecting] = useState(false);

  const selectAll = async () => {
    setSelecting(true);
    try {
      const all = await loadAllUsers(query, new AbortController().signal);
      setLoaded(all);
      setSelected(all.map(({ id }) => String(id)));
    } catch (error) {
      notify.error(t`Couldn't select all users. ${errorText(error)}`);
    }
    setSelecting(false);
  };

  return {
    selected: selected.filter((id) => !isGone(Number(id))),
    /** Those who were loaded to be selected. */
    loaded,
    isSelecting,
    select: (change: { selected: string[] }) => setSelected(change.selected),
    selectAll: () => void selectAll(),
  };
}
