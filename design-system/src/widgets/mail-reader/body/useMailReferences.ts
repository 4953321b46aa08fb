import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { TextReference } from '../../../components/hover-card/references.ts';
import { type LetterReferences, linkReferences } from './mail-references.ts';

/** A link of a letter under the pointer or the focus. */
export interface ReferenceAt {
  reference: TextReference;
  link: Element;
  frame: HTMLIFrameElement;
  by: 'mouse' | 'focus';
}

interface MailReferences {
  frameRef: RefObject<HTMLIFrameElement | null>;
  references: LetterReferences;
  /** Goes to an address of this app; left out, the link opens in another tab. */
  navigate: ((href: string) => void) | undefined;
  onEnter: (at: ReferenceAt) => void;
  onLeave: (by: ReferenceAt['by'] | 'press') => void;
}

/** Makes links of the things that a letter names, which lead to pages of this app. */
export function useMailReferences({ frameRef, references, ...callbacks }: MailReferences): void {
  const navigate = useEffectEvent((href: string) => {
    callbacks.navigate?.(href);
    return callbacks.navigate !== undefined;
  });
  const enter = useEffectEvent(callbacks.onEnter);
  const leave = useEffectEvent(callbacks.onLeave);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame || references.size === 0) return;
    let stopped: AbortController | undefined;
    const begin = () => {
      stopped?.abort();
      stopped = new AbortController();
      const letter = frame.contentDocument;
      if (!letter?.body) return;
      const links = linkReferences(letter, references);
      const { signal } = stopped;
      const at = ({ target }: Event, by: ReferenceAt['by']) => {
        const link = (target as Element).closest?.('a');
        const reference = link && links.get(link);
        if (reference) enter({ reference, link, frame, by });
      };
      letter.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && at(event, 'mouse'), {
        signal,
      });
      letter.addEventListener('pointerout', () => leave('mouse'), { signal });
      letter.addEventListener('focusin', (event) => isByKeyboard(event) && at(event, 'focus'), { signal });
      letter.addEventListener('focusout', () => leave('focus'), { signal });
      letter.addEventListener('click', follow, { signal, capture: true });
      letter.addEventListener('auxclick', follow, { signal, capture: true });

      function follow(event: MouseEvent) {
        const link = (event.target as Element).closest('a');
        const reference = link && links.get(link);
        if (!reference) return;
        // It leads to this app: nothing has to be said of it, as of other links of a letter.
        event.stopPropagation();
        leave('press');
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (navigate(reference.href)) event.preventDefault();
      }
    };
    frame.addEventListener('load', begin);
    if (frame.contentDocument?.querySelector('style')) begin();
    return () => {
      frame.removeEventListener('load', begin);
      stopped?.abort();
    };
  }, [frameRef, references]);
}

const isByKeyboard = ({ target }: FocusEvent) => (target as Element).matches(':focus-visible');
