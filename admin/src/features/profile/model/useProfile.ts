import { useState } from 'react';
import { useOutboxData } from '../../../outbox/react/useOutboxData.ts';
import type { QueryResult } from '../../../query/useQuery.ts';
import { profileCalls } from '../profile.api.ts';
import type { ProfileCommand, ProfileState } from './profile.commands.ts';
import { profileOutbox } from './profile.outbox.ts';

export interface Profile {
  /** The profile with pending commands on top; `null` until it is loaded. */
  state: ProfileState | null;
  /** The last load. */
  result: QueryResult<ProfileState>;
  /** Loads older posts. */
  loadMore: () => void;
  give: (command: ProfileCommand) => void;
}

/** The profile as the server has it, with the commands that are not confirmed yet. */
export function useProfile(): Profile {
  const [pages, setPages] = useState(1);
  const { data: state, result, give } = useOutboxData(profileOutbox, profileCalls.load, { pages });
  return {
    state,
    result,
    loadMore: () => setPages((current) => current + 1),
    give: (command) => state && give({ command, state }),
  };
}
