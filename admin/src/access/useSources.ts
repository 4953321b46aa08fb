import type { RuleSource } from '@embarque/mocks/access';
import { useMemo } from 'react';
import { useUser } from '../session/SessionProvider.tsx';
import { useView } from '../session/view/useRights.ts';
import { sourcesOf } from './roles.ts';

/** The rules of the signed-in person, or of the role that they view the app as, by source. */
export function useSources(): readonly RuleSource[] {
  const user = useUser();
  const view = useView();
  return useMemo(() => {
    if (!user) return [];
    return view
      ? [{ id: view.role.id, kind: 'role', rules: view.rules }]
      : sourcesOf(user.role, user.ability, user.email);
  }, [user, view]);
}
