/** How far the toasts of the bottom edge are raised; `Toaster` reads it. */
export const RAISE = '--toasts-raised';

/** Marks the edge whose toasts are raised. */
export const BOTTOM_EDGE = 'data-toasts-bottom';

/** Marks the edge below which other things begin. */
export const TOP_EDGE = 'data-toasts-top';

/** How far what an element holds has to begin below its top to be free of toasts; the element's styles read it. */
export const ROOM = '--toasts-room';

/** The elements that toasts must not cover. */
const kept = new Set<Element>();

/** The elements that begin below the toasts of the top edge. */
const below = new Set<HTMLElement>();

/** Keeps toasts off an element from now on, until the returned function is called. */
export function keepToastsOff(element: Element): () => void {
  return watch(element, kept);
}

/** Tells an element of the top of the window how much room toasts take from it, until the returned function is called. */
export function makeRoomForToasts(element: HTMLElement): () => void {
  return watch(element, below);
}

function watch<Watched extends Element>(element: Watched, among: Set<Watched>): () => void {
  among.add(element);
  const resized = new ResizeObserver(placeToasts);
  resized.observe(element);
  const gone = new AbortController();
  const settled = { signal: gone.signal, capture: true };
  // Layers come in motion, and a keyboard or a turned phone leaves another height.
  for (const type of ['resize', 'animationend', 'transitionend']) addEventListener(type, placeToasts, settled);
  return () => {
    gone.abort();
    resized.disconnect();
    among.delete(element);
    placeToasts();
  };
}

/** Keeps the toasts and what they must not cover apart. */
export function placeToasts(): void {
  raiseToasts();
  for (const element of below) makeRoom(element);
}

function makeRoom(element: HTMLElement): void {
  const { left, right, top } = element.getBoundingClientRect();
  const toasts = document.querySelectorAll(`[${TOP_EDGE}] [data-toast]:not([inert])`);
  let room = 0;
  for (const toast of toasts) {
    const rect = toast.getBoundingClientRect();
    if (rect.left < right && rect.right > left) room = Math.max(room, rect.bottom - top);
  }
  element.style.setProperty(ROOM, `${room}px`);
}

/** Raises the toasts above all that they would cover where they are: one may stand above the other. */
function raiseToasts(): void {
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
