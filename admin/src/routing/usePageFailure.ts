import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { focusHeading } from './focus.ts';
import { MissingPage } from './missing-page.ts';

export interface PageFailure {
  /** For the browser's tab. */
  name: string;
  title: string;
  /** The problem and the next step, without technical words. */
  text: string;
  /** Fetches the page again; left out where a page fell over that was there. */
  tryAgain?: () => void;
  isTrying: boolean;
  /** Whether loading everything again is worth an offer: some browsers ask for a part of the code only once. */
  isReloadOffered: boolean;
}

/** The route's error in plain words. Focus starts at the text, and moves to the page if it loads after all. */
export function usePageFailure(): PageFailure {
  const { t } = useLingui();
  const isMissing = useRouteError() instanceof MissingPage;
  const navigate = useNavigate();
  const here = useLocation();
  const { state } = useNavigation();
  const [hasTried, setTried] = useState(false);
  // Not by revalidating: what then comes at once is never drawn, since the router keeps an error while its place is the same.
  const fetchAgain = async () => navigate(here, { replace: true, state: here.state as unknown });
  const tryAgain = async () => {
    await fetchAgain();
    setTried(true);
  };

  const fetchNow = useEffectEvent(() => void fetchAgain());
  useEffect(() => {
    if (!isMissing) return undefined;
    const leaving = new AbortController();
    addEventListener('online', fetchNow, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isMissing]);

  useEffect(() => {
    focusHeading({ preventScroll: true });
    return () => {
      if (document.activeElement === document.body) focusHeading({ preventScroll: true });
    };
  }, []);

  if (isMissing) {
    return {
      name: t`Page not loaded`,
      title: t`This page could not take off`,
      text: t`Check your connection. The page loads as soon as you're back online.`,
      tryAgain: () => void tryAgain(),
      isTrying: state === 'loading',
      isReloadOffered: hasTried,
    };
  }
  return {
    name: t`Something went wrong`,
    title: t`This page hit turbulence`,
    text: t`The page stopped because of an error on our side. Reloading usually helps; saved data is safe.`,
    isTrying: false,
    isReloadOffered: true,
  };
}
