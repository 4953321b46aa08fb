import { useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

type Change = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The search params of the URL, and how to change them.
 *
 * A change builds on the URL itself. The router's own setter starts from the last render, so the second of two quick changes
 * would discard the first. The scroll position stays, except when only the page number changes.
 */
export function useSearchQuery(): [searchParams: URLSearchParams, change: Change] {
  const [searchParams, setSearchParams] = useSearchParams();
  // No public hook gives the router's location before React has rendered it.
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  const change: Change = (next, options) => {
    const before = router ? new URLSearchParams(router.state.location.search) : searchParams;
    const after = next(before);
    setSearchParams(after, { preventScrollReset: !isPageTurned(before, after), ...options });
  };
  return [searchParams, change];
}

/** Whether nothing but the page number changes. */
function isPageTurned(before: URLSearchParams, after: URLSearchParams): boolean {
  const [othersBefore, othersAfter] = [before, after].map((searchParams) => {
    const others = new URLSearchParams(searchParams);
    others.delete('page');
    return others.toString();
  });
  return before.get('page') !== after.get('page') && othersBefore === othersAfter;
}
