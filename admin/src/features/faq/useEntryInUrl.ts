import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The entry that the URL names. When the URL leads to one, it is shown, scrolled to and focused; an entry that the person opens
 * takes its place in the URL.
 *
 * @param onShow called with the entry that the URL leads to
 */
export function useEntryInUrl(onShow: (slug: string) => void) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const slug = slugIn(hash);
  const handled = useRef('');
  const show = useEffectEvent(onShow);

  useEffect(() => {
    if (slug === handled.current) return;
    handled.current = slug;
    const button = slug === '' ? null : document.getElementById(slug);
    if (!button) return;
    show(slug);
    button.scrollIntoView({ block: 'start' });
    button.focus({ preventScroll: true });
  }, [slug]);

  const go = (next: string) => {
    handled.current = next;
    void navigate({ search, hash: next && `#${next}` }, { replace: true, preventScrollReset: true });
  };

  return {
    slug,
    /** Puts the entry that was opened last into the URL, and takes out the one that was closed. */
    follow: (before: readonly string[], after: readonly string[]) => {
      const added = after.find((each) => !before.includes(each));
      if (added !== undefined) go(added);
      else if (slug !== '' && !after.includes(slug)) go('');
    },
  };
}

function slugIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
