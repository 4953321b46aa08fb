import { type ComponentType, useEffect, useState } from 'react';
import type { ToTopProps } from './ToTop.tsx';

const farDown = 300;

/** Leads back to the top of a long page. Most pages are left without it, so it comes once somebody is far down. */
export function ScrollToTop({ onGo }: ToTopProps) {
  const [isFarDown, setFarDown] = useState(false);
  const [ToTop, setToTop] = useState<ComponentType<ToTopProps>>();

  // Only a scroll asks where the page stands: asked while the page is being built, it costs a layout of all that is there.
  useEffect(() => {
    const look = () => setFarDown(scrollY > farDown);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  useEffect(() => {
    if (!isFarDown) return;
    // Without a connection there is the Home key.
    void import('./ToTop.tsx').then(
      (code) => setToTop(() => code.ToTop),
      () => undefined,
    );
  }, [isFarDown]);

  return isFarDown && ToTop ? <ToTop onGo={onGo} /> : null;
}
