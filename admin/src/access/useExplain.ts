import { type AccessQuestion, explain, type Explanation } from '@embarque/mocks/access';
import { useUser } from '../session/SessionProvider.tsx';
import { roles, sourcesOf } from './roles.ts';

/** Something that a person wants to do. */
export type Attempt = Omit<AccessQuestion, 'sources' | 'roles'>;

/** Explains whether the signed-in person may do something, by what is known on this page. */
export function useExplain(): (attempt: Attempt) => Explanation {
  const user = useUser();
  const sources = user ? sourcesOf(user.role, user.ability, user.email) : [];
  return ({ obstacle = user ? undefined : { kind: 'session' }, ...attempt }) =>
    explain({ sources, roles, obstacle, ...attempt });
}
