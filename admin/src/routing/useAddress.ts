import { useContext } from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom';

type Change = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address, and how to change it. A change builds on the address itself, which the page may not have followed
 * yet: the router's own setter begins with what was drawn last, so that the second of two quick presses would take the first
 * one back. The page stays where it is scrolled to; only another page of a list begins at its top.
 */
export function useAddress(): [address: URLSearchParams, change: Change] {
  const [address, setAddress] = useSearchParams();
  // No public hook tells where the router is before React has drawn it.
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  const change: Change = (next, options) => {
    const before = router ? new URLSearchParams(router.state.location.search) : address;
    const after = next(before);
    setAddress(after, { preventScrollReset: !isPageTurned(before, after), ...options });
  };
  return [address, change];
}

/** Whether the number of the page is all that changes; a filter that leads back to the first page turns none. */
function isPageTurned(before: URLSearchParams, after: URLSearchParams): boolean {
  const rest = [before, after].map((search) => {
    const others = new URLSearchParams(search);
    others.delete('page');
    return others.toString();
  });
  return before.get('page') !== after.get('page') && rest[0] === rest[1];
}
