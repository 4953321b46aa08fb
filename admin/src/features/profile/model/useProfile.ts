import { useState } from 'react';
import { useOutboxData } from '../../../outbox/react/useOutboxData.ts';
import type { LoadKnown } from '../../../outbox/view/outbox-data.machine.ts';
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
  const [load] = useState(loadInPages);
  const { data: state, result, give } = useOutboxData(profileOutbox, load, { pages });
  return {
    state,
    result,
    loadMore: () => setPages((current) => current + 1),
    give: (command) => state && give({ command, state }),
  };
}

/** Loads the profile, and asks for nothing again that it has when more posts are wanted. */
function loadInPages(): LoadKnown<{ pages: number }, ProfileState> {
  let loaded = 0;
  return async ({ pages }, signal, known) => {
    const isMore = known !== null && loaded < pages;
    let next = isMore ? { pages: loaded, profile: known } : { pages: 1, profile: await profileCalls.load(signal) };
    while (next.pages < pages && next.profile.hasMorePosts) {
      next = { pages: next.pages + 1, profile: await profileCalls.withOlderPosts(next.profile, signal) };
    }
    if (!signal.aborted) loaded = next.pages;
    return next.profile;
  };
}
