import { createContext, useContext, type MouseEvent } from 'react';

/** The navigation functions of the host's router. Without it, links load the page. */
export interface LinkRouter {
  /** Goes to an address of this app without loading the page again. */
  navigate?: (href: string) => void;
  /** A hook that turns an address of this app into what the browser shows, for a router with a base path. */
  useHref?: (href: string) => string;
}

/** The router that `DesignSystemProvider` was given. */
export const LinkContext = createContext<LinkRouter>({});

const sameHref = (href: string) => href;

/** The props of an `<a>` that opens URLs of this app without a page load, and leaves all others to the browser. */
export function useLink(href: string, onClick?: (event: MouseEvent<HTMLAnchorElement>) => void) {
  const { navigate, useHref = sameHref } = useContext(LinkContext);
  const isInApp = /^\/(?![/\\])/.test(href);
  // A hook runs every time, also when its answer is not needed.
  const shownHref = useHref(isInApp ? href : '/');
  return {
    href: isInApp ? shownHref : href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!navigate || !isInApp || event.defaultPrevented || !opensHere(event)) return;
      event.preventDefault();
      navigate(href);
    },
  };
}

/** Whether a press opens the link where it stands, and not in another tab or as a file. */
export function opensHere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const asksForMore = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  const isElsewhere = (currentTarget.target || '_self') !== '_self' || currentTarget.hasAttribute('download');
  return !asksForMore && !isElsewhere;
}
