import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { composeHref } from '../paths.ts';
import { useAbility } from '../session/guards/ability.ts';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';

/** Opens every `mailto:` link of a page in the composer, for those who may read the mailbox. */
export function useMailLinks(): void {
  const navigate = useNavigate();
  const mayWrite = useAbility().can('read', SUBJECT_OF_TEMPLATE);

  const follow = useEffectEvent((event: MouseEvent) => {
    const href = mayWrite ? mailLinkOf(event) : null;
    if (href === null) return;
    event.preventDefault();
    if (event.button === 1 || event.ctrlKey || event.metaKey) window.open(composeHref(href), '_blank', 'noopener');
    else void navigate(composeHref(href));
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    document.addEventListener('auxclick', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('auxclick', onClick);
    };
  }, []);
}

/** The address of the link that was pressed; `null` for a text that is being written, and where the browser has a menu. */
function mailLinkOf({ target, button, defaultPrevented }: MouseEvent): string | null {
  if (defaultPrevented || button > 1 || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  return link?.protocol === 'mailto:' && !link.isContentEditable ? link.href : null;
}
