import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { useVersion } from '../version/useVersion.ts';
import { versionWatch } from '../version/version.watch.ts';
import { focusHeading } from './focus.ts';
import { MissingPage } from './missing-page.ts';
import { useStoppedTexts } from './useStoppedTexts.ts';

export interface PageFailure {
  /** For the browser's tab. */
  name: string;
  title: string;
  /** The problem and the next step, without technical words. */
  text: string;
  /** Fetches the page again; left out where a page fell over that was there, or that only a newer build has. */
  tryAgain?: () => void;
  isTrying: boolean;
  /** Whether loading everything again is worth an offer: some browsers ask for a part of the code only once. */
  isReloadOffered: boolean;
}

/** The route's error in plain words. Focus starts at the text, and moves to the page if it loads after all. */
export function usePageFailure(): PageFailure {
  const { t } = useLingui();
  const stopped = useStoppedTexts();
  const error = useRouteError();
  const isMissing = error instanceof MissingPage;
  const isOutdated = useVersion() !== 'current';
  const navigate = useNavigate();
  const here = useLocation();
  const { state } = useNavigation();
  const [hasTried, setTried] = useState(false);
  const tryAgain = async () => {
    // Not by revalidating: what then comes at once is never drawn, since the router keeps an error while its place is the same.
    await navigate(here, { replace: true, state: here.state as unknown });
    setTried(true);
  };

  useEffect(() => {
    // A deploy removes the code of the build before it.
    if (error instanceof MissingPage) versionWatch.lookNow();
  }, [error]);

  useEffect(() => {
    focusHeading();
    return () => {
      if (document.activeElement === document.body) focusHeading();
    };
  }, []);

  if (isMissing && isOutdated) {
    return {
      name: t`Page not loaded`,
      title: t`This page couldn't take off`,
      text: t`A new version is ready, and this page is part of it. Reload to get it.`,
      isTrying: false,
      isReloadOffered: true,
    };
  }
  if (isMissing) {
    return {
      name: t`Page not loaded`,
      title: t`This page couldn't take off`,
      text: t`Check your connection. The page loads as soon as you're back online.`,
      tryAgain: () => void tryAgain(),
      isTrying: state === 'loading',
      isReloadOffered: hasTried,
    };
  }
  return { ...stopped, isTrying: false, isReloadOffered: true };
}
