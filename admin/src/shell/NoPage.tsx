import { matchPath, type PathPattern, useLocation } from 'react-router-dom';
import { NotBuiltYetPage } from './NotBuiltYetPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { openPagesToCome } from './open-pages-to-come.ts';
import { pagesToCome } from './to-come.ts';

/** Where no page is: one that is to come, or none. */
export function NoPage() {
  return useIsOneOf(openPagesToCome) ? <NotBuiltYetPage /> : <NotFoundPage />;
}

/** The same between menu and footer; until they are there, open pages with an address of the desk are found here too. */
export function NoDeskPage() {
  return useIsOneOf([...pagesToCome, ...openPagesToCome]) ? (
    <NotBuiltYetPage variant="section" />
  ) : (
    <NotFoundPage variant="section" />
  );
}

function useIsOneOf(paths: readonly PathPattern['path'][]): boolean {
  const { pathname } = useLocation();
  return paths.some((path) => matchPath(path, pathname) !== null);
}
