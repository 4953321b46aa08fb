import { useCallback, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import { createPersisted } from '../../storage/persisted.ts';

const storedMembership = createPersisted('embarque.analytics.team', v.boolean(), false);

/** Whether the signed-in person is on the team of the project; kept for them in this browser. */
export function useMembership(): [isMember: boolean, setMember: (isMember: boolean) => void] {
  const area = useUserStorage();
  const entry = useMemo(() => storedMembership.in(area), [area]);
  const subscribe = useCallback((listener: () => void) => entry.subscribe(listener), [entry]);
  const isMember = useSyncExternalStore(subscribe, entry.read);
  return [isMember, (next) => void entry.write(next)];
}
