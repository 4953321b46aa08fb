import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';

/** Around the page itself: there is nothing to scroll to, neither a part that the address names nor a place left before, until it is drawn. */
export function Scrolled() {
  return (
    <>
      <Outlet />
      <ScrollRestoration storageKey="embarque.scroll" getKey={placeOf} />
    </>
  );
}

/** The first page of every visit has the same key: where another one was left, in this tab, says nothing about this one. */
const placeOf = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key);
