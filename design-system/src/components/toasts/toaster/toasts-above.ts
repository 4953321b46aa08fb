/** How far the toasts of the bottom edge are raised; `Toaster` reads it. */
export const RAISE = '--toasts-raised';

/** Marks the edge whose toasts are raised. */
export const BOTTOM_EDGE = 'data-toasts-bottom';

/** The elements that toasts must not cover. */
const kept = new Set<Element>();

/** Keeps toasts off an element from now on, until the returned function is called. */
export function keepToastsOff(element: Element): () => void {
  kept.add(element);
  const resized = new ResizeObserver(raiseToasts);
  resized.observe(element);
  const gone = new AbortController();
  const settled = { signal: gone.signal, capture: true };
  // Layers come in motion, and a keyboard or a turned phone leaves another height.
  for (const type of ['resize', 'animationend', 'transitionend']) addEventListener(type, raiseToasts, settled);
  return () => {
    gone.abort();
    resized.disconnect();
    kept.delete(element);
    raiseToasts();
  };
}

/** Raises the toasts above all that they would cover where they are: one may stand above the other. */
export function raiseToasts(): void {
  const { style } = document.documentElement;
  const edge = document.querySelector(`[${BOTTOM_EDGE}]`);
  const toasts = edge?.getBoundingClientRect();
  const gap = edge ? Number.parseFloat(getComputedStyle(edge).bottom) - readRaise(style) : 0;
  let raise = 0;
  if (toasts && toasts.height > 0) {
    const rects = [...kept].map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
    for (const { top, bottom } of rects.toSorted((one, other) => other.bottom - one.bottom)) {
      const lower = innerHeight - raise - gap;
      if (top < lower && bottom > lower - toasts.height - gap) raise = innerHeight - top;
    }
  }
  if (raise === 0) style.removeProperty(RAISE);
  else style.setProperty(RAISE, `${raise}px`);
}

const readRaise = (style: CSSStyleDeclaration) => Number.parseFloat(style.getPropertyValue(RAISE)) || 0;
