import { type RefObject, useEffect, useEffectEvent } from 'react';
import { documentOf, pageNonce, wearTheme } from './mail-body.frame.ts';
import { writeDocument } from './mail-body.sanitise.ts';

interface MailFrame {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Markup that was cleaned. */
  html: string;
  showsImages: boolean;
  /** Called with the address of a page when a link to it is pressed: it is not followed by itself. */
  onFollow: (address: string) => void;
  /** The address of this app for a `mailto:` link. */
  composeHref: ((mailto: string) => string) | undefined;
  /** Goes to such an address. */
  onCompose: ((href: string) => void) | undefined;
}

/** Writes a letter into its frame, keeps the frame as high as the letter, in the look of the page, and passes keys on. */
export function useMailFrame({ frameRef, html, showsImages, onFollow, composeHref, onCompose }: MailFrame): void {
  const follow = useEffectEvent(onFollow);
  const compose = useEffectEvent((href: string) => onCompose?.(href));
  const hrefOf = useEffectEvent((mailto: string) => composeHref?.(mailto));

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    let stop = () => {};
    const onLoad = () => {
      stop();
      const stopMails = leadMailsHere(frame, { hrefOf: (mailto) => hrefOf(mailto), compose: (href) => compose(href) });
      const unsettle = settle(frame, (address) => follow(address));
      stop = () => {
        stopMails();
        unsettle();
      };
    };
    frame.addEventListener('load', onLoad);
    writeDocument(frame, documentOf({ html, showsImages, nonce: pageNonce() }));
    return () => {
      frame.removeEventListener('load', onLoad);
      stop();
    };
  }, [frameRef, html, showsImages]);
}

/** A4 and Letter both have room for it beside the edges of the page and of the mail. */
const WIDTH_ON_PAPER = '600px';

function settle(frame: HTMLIFrameElement, onFollow: (address: string) => void): () => void {
  const letter = frame.contentDocument;
  if (!letter?.body) return () => {};
  wearTheme(frame);

  const fit = () => {
    frame.style.blockSize = `${letter.documentElement.getBoundingClientRect().height}px`;
  };
  const size = new ResizeObserver(fit);
  size.observe(letter.documentElement);
  fit();

  // Nothing tells the frame how wide its sheet will be, and it would cut off what runs on over more lines.
  const goToPaper = () => {
    frame.style.inlineSize = WIDTH_ON_PAPER;
    fit();
  };
  const comeBack = () => {
    frame.style.inlineSize = '';
    fit();
  };
  window.addEventListener('beforeprint', goToPaper);
  window.addEventListener('afterprint', comeBack);

  const look = new MutationObserver(() => wearTheme(frame));
  look.observe(document.documentElement, { attributeFilter: ['data-skin', 'style', 'class'] });

  // Forwards keys pressed inside the message to the frame, so that the page's shortcuts work there too.
  const passOn = (event: KeyboardEvent) => {
    if (!frame.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  letter.addEventListener('keydown', passOn);

  // With the middle button too, which says "auxclick".
  const ask = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (
      !link ||
      event.defaultPrevented ||
      link.hasAttribute(COMPOSES) ||
      event.button > 1 ||
      !/^https?:$/.test(link.protocol)
    )
      return;
    event.preventDefault();
    onFollow(link.href);
  };
  letter.addEventListener('click', ask);
  letter.addEventListener('auxclick', ask);

  return () => {
    size.disconnect();
    look.disconnect();
    window.removeEventListener('beforeprint', goToPaper);
    window.removeEventListener('afterprint', comeBack);
    letter.removeEventListener('keydown', passOn);
    letter.removeEventListener('click', ask);
    letter.removeEventListener('auxclick', ask);
  };
}

/** Marks the links of a letter that lead to the composer of this app. */
const COMPOSES = 'data-composes';

interface MailLinks {
  hrefOf: (mailto: string) => string | undefined;
  compose: (href: string) => void;
}

/** Makes `mailto:` links lead to the composer: here when they are pressed, and in another tab by whatever opens a link in one. */
function leadMailsHere({ contentDocument: letter }: HTMLIFrameElement, { hrefOf, compose }: MailLinks): () => void {
  if (!letter) return () => {};
  const inApp = new Map<Element, string>();
  for (const link of letter.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.protocol === 'mailto:' ? hrefOf(link.href) : undefined;
    if (href === undefined) continue;
    inApp.set(link, href);
    link.setAttribute(COMPOSES, '');
    link.href = new URL(href, location.href).href;
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest(`a[${COMPOSES}]`);
    const href = link && inApp.get(link);
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    compose(href);
  };
  letter.addEventListener('click', onClick);
  return () => letter.removeEventListener('click', onClick);
}
