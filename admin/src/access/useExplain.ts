import { type AccessQuestion, explain, type Explanation, type RuleSource } from '@embarque/mocks/access';
import { useUser } from '../session/SessionProvider.tsx';
import { useView } from '../session/view/useRights.ts';
import { roles, sourcesOf } from './roles.ts';

/** Something that a person wants to do. */
export type Attempt = Omit<AccessQuestion, 'sources' | 'roles'>;

/** Explains whether the signed-in person, or the one they view the app as, may do something, by what is known on this page. */
export function useExplain(): (attempt: Attempt) => Explanation {
  const user = useUser();
  const view = useView();
  return ({ obstacle = user ? undefined : { kind: 'session' }, ...attempt }) => {
    if (!user || !view) {
      const sources = user ? sourcesOf(user.role, user.ability, user.email) : [];
      return explain({ sources, roles, obstacle, ...attempt });
    }
    const sources: RuleSource[] = [{ id: view.role.id, kind: 'role', rules: view.rules }];
    const explanation = explain({ sources, roles, obstacle, ...attempt });
    // A right that the role lacks says more than that nothing can be saved.
    return explanation.allowed && attempt.action !== 'read'
      ? explain({ sources, roles, obstacle: { kind: 'view as' }, ...attempt })
      : explanation;
  };
}
