import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Corrects the address of a page that names its thing by more than an id, as with a slug that was mistyped or that the thing had before.
 * The entry of the history is replaced; search, hash, focus and scroll position stay.
 *
 * @param path the path of the thing that is shown; `null` until there is one
 */
export function useCanonicalPath(path: string | null): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null || path === pathname || path === encodeURI(pathname)) return;
    const kept = { ...(state as object | null), keepsFocus: true };
    void navigate({ pathname: path, search, hash }, { replace: true, preventScrollReset: true, state: kept });
  }, [path, pathname, search, hash, state, navigate]);
}
