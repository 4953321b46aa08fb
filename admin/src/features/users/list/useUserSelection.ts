import { notify } from '@embarque/design-system';
import type { UsersQuery } from '@embarque/mocks/users/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { loadAllUsers, type User } from '../../../people/users/users.api.ts';

interface Selecting {
  asked: AbortController;
  /** Which users were asked for. */
  filters: string;
}

/** The same text for all pages and orders of the same users. */
const filtersOf = (query: UsersQuery): string =>
  JSON.stringify({ ...query, page: 1, perPage: 1, sortColumn: '', sort: '' });

/** The selected users by id, over pages; those who were deleted are forgotten. */
export function useUserSelection(query: UsersQuery, isGone: (id: number) => boolean) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<readonly User[]>([]);
  const [selecting, setSelecting] = useState<Selecting | null>(null);
  const filters = filtersOf(query);

  // Those who match other filters by now were not meant.
  useEffect(() => {
    if (selecting?.filters !== filters) selecting?.asked.abort();
  }, [selecting, filters]);

  const selectAll = async () => {
    const asked = new AbortController();
    setSelecting({ asked, filters });
    try {
      const all = await loadAllUsers(query, asked.signal);
      if (!asked.signal.aborted) {
        setLoaded(all);
        setSelected(all.map(({ id }) => String(id)));
      }
    } catch (error) {
      if (!asked.signal.aborted) notify.error(t`Couldn't select all users. ${errorText(error)}`);
    }
    setSelecting((current) => (current?.asked === asked ? null : current));
  };

  // The person goes on by hand: those who are still loading are no longer wanted.
  const select = (change: { selected: string[] }) => {
    selecting?.asked.abort();
    setSelecting(null);
    setSelected(change.selected);
  };

  return {
    selected: selected.filter((id) => !isGone(Number(id))),
    /** Those who were loaded to be selected. */
    loaded,
    isSelecting: selecting?.filters === filters,
    select,
    selectAll: () => void selectAll(),
  };
}
