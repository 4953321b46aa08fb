import { TOASTS_COVERED, TOOLS_ABOVE_TOASTS } from '../../../lib/toast-marks.ts';

/** How far the toasts of the bottom edge are raised; `Toaster` reads it. */
export const RAISE = '--toasts-raised';

/** How far the toasts of the top edge are lowered; `Toaster` reads it. */
export const LOWER = '--toasts-lowered';

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
  lowerToasts();
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
  const gap = edge ? Number.parseFloat(getComputedStyle(edge).bottom) - readLength(style, RAISE) : 0;
  let raise = keyboardHeight();
  if (toasts && toasts.height > 0) {
    const rects = [...kept].map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
    for (const { top, bottom } of rects.toSorted((one, other) => other.bottom - one.bottom)) {
      const lower = innerHeight - raise - gap;
      if (top < lower && bottom > lower - toasts.height - gap) raise = innerHeight - top;
    }
  }
  setLength(style, RAISE, raise);
  setLength(style, TOASTS_COVERED, toasts && toasts.height > 0 ? raise + gap + toasts.height : 0);
}

/** The keyboard of a phone lies over the bottom of the window, and elements that are fixed there stay below it. */
function keyboardHeight(): number {
  if (!visualViewport || visualViewport.scale !== 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Lowers the toasts below the tools that they would cover where they are, as long as these are in sight. */
function lowerToasts(): void {
  const { style } = document.documentElement;
  const edge = document.querySelector(`[${TOP_EDGE}]`);
  const toasts = [...(edge?.querySelectorAll('[data-toast]:not([inert])') ?? [])];
  let lowered = 0;
  if (edge && toasts.length > 0) {
    const { top: start, height } = edge.getBoundingClientRect();
    const base = start - readLength(style, LOWER);
    const beside = toasts.map((toast) => toast.getBoundingClientRect());
    const tools = [...document.querySelectorAll(`[${Object.keys(TOOLS_ABOVE_TOASTS).join('][')}]`)]
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => beside.some((toast) => toast.left < right && toast.right > left));
    for (const { top, bottom } of tools.toSorted((one, other) => one.top - other.top)) {
      if (bottom > base + lowered && top < base + lowered + height) lowered = bottom - base;
    }
  }
  setLength(style, LOWER, lowered);
}

const readLength = (style: CSSStyleDeclaration, name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;

function setLength(style: CSSStyleDeclaration, name: string, length: number): void {
  if (length === 0) style.removeProperty(name);
  else style.setProperty(name, `${length}px`);
}
