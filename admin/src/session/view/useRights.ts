import { useMemo } from 'react';
import type { View } from '../../app-state/view.ts';
import { useAppState } from '../../app-state/AppStateProvider.tsx';
import type { SessionUser } from '../session.types.ts';
import { useUser } from '../SessionProvider.tsx';

/** The rights by which the screen is drawn. */
export interface CurrentRights extends Pick<SessionUser, 'role' | 'ability'> {
  /** As whom the person looks at the app; `null` as themselves. */
  view: View | null;
}

/** The role and person as whom this tab shows the app; `null` as the signed-in person. */
export const useView = (): View | null => useAppState(({ view }) => view);

/** The rights of the role that is viewed, or of the signed-in person; `null` without a session. */
export function useRights(): CurrentRights | null {
  const user = useUser();
  const view = useView();
  return useMemo(() => {
    if (!user) return null;
    return view
      ? { role: view.role.id, ability: [...view.rules], view }
      : { role: user.role, ability: user.ability, view };
  }, [user, view]);
}
