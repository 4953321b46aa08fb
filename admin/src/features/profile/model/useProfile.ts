import { useState } from 'react';
import { applyAll } from '../../../outbox/outbox.core.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { useFeatureOutbox, useSettled } from '../../../outbox/react/useFeatureOutbox.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { profileCalls } from '../profile.api.ts';
import { applyCommand, type ProfileCommand, type ProfileState } from './profile.commands.ts';
import { profileOutbox } from './profile.outbox.ts';

export interface Profile {
  /** The profile with pending commands on top; `null` until it is loaded. */
  state: ProfileState | null;
  /** Why the last load failed, or `null`. */
  error: unknown;
  isLoading: boolean;
  tryAgain: () => void;
  /** Loads older posts. */
  loadMore: () => void;
  give: (command: ProfileCommand) => void;
}

/** The profile as the server has it, with the commands that are not confirmed yet. */
export function useProfile(): Profile {
  const flushed = useSettled(profileOutbox.name);
  const [pages, setPages] = useState(1);
  const { data, ...query } = useQuery(
    async (wanted: { pages: number }, signal) => {
      await flushed();
      return profileCalls.load(wanted, signal);
    },
    { pages },
  );
  const [confirmed, setConfirmed] = useState<readonly ProfileCommand[]>([]);
  const [pending, setPending] = useState<readonly Entry<ProfileCommand>[]>([]);
  // A command says how things should be, so that one the server already knows changes nothing.
  const known = data && confirmed.reduce(applyCommand, data);
  const state = known && applyAll(profileOutbox, known, pending);

  const { give } = useFeatureOutbox<ProfileState, ProfileCommand, null>(profileOutbox, {
    confirmed: () => known,
    onChange: ({ entries, change }) => {
      setPending(entries);
      if (change?.type !== 'confirmed') return;
      const command = change.entry.command as ProfileCommand;
      setConfirmed((commands) => [...commands, command]);
    },
  });

  return {
    ...query,
    state,
    loadMore: () => setPages((current) => current + 1),
    give: (command) => state && give({ command, state }),
  };
}
