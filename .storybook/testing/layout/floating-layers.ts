/** Menus, lists and popovers; a tooltip is as short as its text. */
const LAYERS = '[data-trigger][data-placement]:not(:has([role="tooltip"]))';

/** The narrowest layer whose content can be read, in pixels. */
const NARROWEST = 160;

/** Fails when an open layer squeezes its content or leaves the window at a side. */
export function expectLayersToFit(): void {
  const windowWidth = document.documentElement.clientWidth;
  for (const layer of document.querySelectorAll(LAYERS)) {
    const { left, right, width } = layer.getBoundingClientRect();
    const place = `from ${Math.round(left)} to ${Math.round(right)} px of ${windowWidth}`;
    const content = layer.textContent?.slice(0, 60);
    // Half a pixel either way is rounding.
    if (left < -0.5 || right > windowWidth + 0.5)
      throw new Error(`A floating layer leaves the window, ${place}: ${content}`);
    if (width < NARROWEST) throw new Error(`A floating layer is narrower than ${NARROWEST} px, ${place}: ${content}`);
  }
}
