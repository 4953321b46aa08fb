import { type AccessQuestion, explain, type Explanation } from '@embarque/mocks/access';
import { useUser } from '../session/SessionProvider.tsx';
import { useView } from '../session/view/useRights.ts';
import { roles } from './roles.ts';
import { useSources } from './useSources.ts';

/** Something that a person wants to do. */
export type Attempt = Omit<AccessQuestion, 'sources' | 'roles'>;

/** Explains whether the signed-in person, or the one they view the app as, may do something, by what is known on this page. */
export function useExplain(): (attempt: Attempt) => Explanation {
  const isSignedIn = useUser() !== null;
  const isViewing = useView() !== null;
  const sources = useSources();
  return ({ obstacle = isSignedIn ? undefined : { kind: 'session' }, ...attempt }) => {
    const explanation = explain({ sources, roles, obstacle, ...attempt });
    // A right that the role lacks says more than that nothing can be saved.
    return isViewing && explanation.allowed && attempt.action !== 'read'
      ? explain({ sources, roles, obstacle: { kind: 'view as' }, ...attempt })
      : explanation;
  };
}
