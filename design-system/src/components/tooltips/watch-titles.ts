import { GRACE_BEFORE_HIDING_MS, REST_BEFORE_SHOWING_MS } from './tooltip.times.ts';

/** A title to show, and what it belongs to. */
export interface TitleHint {
  target: HTMLElement;
  text: string;
}

interface TitleWatchOptions {
  /** Called as soon as there may be something to show. */
  prepare: () => void;
  /** Called with what to show from now on; with nothing, when it should go. */
  show: (hint: TitleHint | undefined) => void;
}

export interface TitleWatch {
  /** Hides the tooltip: the pointer has left the element, or the page has scrolled. */
  leave: () => void;
  stop: () => void;
}

const TITLED = ':is(button, a[href], [role="button"], [role="img"])[title]';

/**
 * Follows mouse and keyboard over all buttons, links and pictures that have a title. While the mouse is on one, the title is taken from it,
 * so that the browser does not show it too.
 */
export function watchTitles({ prepare, show }: TitleWatchOptions): TitleWatch {
  const watching = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: TitleHint | undefined;
  // The button just pressed, which needs no tooltip.
  let pressed: Element | undefined;

  const showLater = (hint: TitleHint | undefined, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, delay, hint);
  };
  const giveBack = () => {
    if (held && !held.target.hasAttribute('title')) held.target.title = held.text;
    held = undefined;
  };
  const hide = () => {
    clearTimeout(timer);
    giveBack();
    show(undefined);
  };
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal: watching.signal, capture: true, passive: true });

  on('pointerover', ({ target, pointerType, buttons }) => {
    if (!(target instanceof Element) || held?.target.contains(target) || pressed?.contains(target)) return;
    if (target.closest('[role="tooltip"]')) {
      clearTimeout(timer);
      return;
    }
    pressed = undefined;
    if (held) {
      giveBack();
      showLater(undefined, GRACE_BEFORE_HIDING_MS);
    }
    const next = pointerType === 'mouse' && buttons === 0 ? titledAround(target) : undefined;
    if (!next) return;
    prepare();
    held = next;
    next.target.removeAttribute('title');
    showLater(next, REST_BEFORE_SHOWING_MS);
  });
  on('pointerdown', ({ target }) => {
    if (held) pressed = held.target;
    else if (target instanceof Element) pressed = titledAround(target)?.target;
    hide();
  });
  on('focusin', ({ target }) => {
    if (!(target instanceof Element) || pressed?.contains(target) || !target.matches(':focus-visible')) return;
    const next = titledAround(target);
    if (!next) return;
    prepare();
    showLater(next, REST_BEFORE_SHOWING_MS);
  });
  on('focusout', hide);
  on('keydown', hide);
  document.documentElement.addEventListener('pointerleave', hide, { signal: watching.signal });

  return {
    leave: () => showLater(undefined, GRACE_BEFORE_HIDING_MS),
    stop: () => {
      watching.abort();
      hide();
    },
  };
}

/** Only what has a name without its title: it must not lose it meanwhile. */
function titledAround(element: Element): TitleHint | undefined {
  const target = element.closest<HTMLElement>(TITLED);
  const isNamed = target && (target.ariaLabel || target.textContent.trim() !== '');
  return isNamed ? { target, text: target.title } : undefined;
}
