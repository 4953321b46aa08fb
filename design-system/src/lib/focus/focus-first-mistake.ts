import { focusSoon } from './focus-soon.ts';

/** A busy machine draws them a few frames late. Without a mistake there is nothing to wait for. */
const MOST_FRAMES = 8;

/** A group of radio buttons takes no focus itself, and neither does a field of several parts. */
const mistake =
  '[aria-invalid="true"]:not([role="radiogroup"]), [role="radiogroup"][aria-invalid="true"] input, [data-invalid] [tabindex="0"]';

/**
 * Focuses the first field with a mistake, once those that were found just now are drawn. React Hook Form focuses the one that was
 * registered first, in a timer that it sets after calling this: the second timer from here comes after it, however busy the machine is.
 */
export function focusFirstMistake(form: HTMLElement | null | undefined): void {
  const focus = () => focusSoon(() => form?.querySelector<HTMLElement>(mistake), MOST_FRAMES);
  setTimeout(() => setTimeout(() => requestAnimationFrame(focus)));
}
