import type { Routes } from '../routes.main.ts';

/**
 * One route of each family: a folder of the UI kit, a module, the pages without a session. The others differ from them in texts
 * and figures, and a slow checker need not see them every time.
 */
export function mostDifferent({ open, inSession, kit }: Routes): ReadonlySet<string> {
  const familyOf = (route: string) => {
    const [, folder = '', name = ''] = route.split('/');
    if (open.includes(route)) return 'open';
    return kit.includes(route) ? folder : `${folder}/${name}`;
  };
  const families = Object.groupBy([...open, ...inSession.flat()], familyOf);
  return new Set(Object.values(families).flatMap((routes = []) => routes.slice(0, 1)));
}
