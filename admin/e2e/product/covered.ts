import type { Page } from '@playwright/test';

/**
 * The controls that toasts cover, and that no scrolling takes out from under them. The foot of a page is the place that toasts are given:
 * its link can wait. So can the first rows of a list or a calendar, on which a toast of the top lies that may not lie on the tools above.
 */
export function coveredByToasts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const covered: string[] = [];
    for (const control of document.querySelectorAll(
      'a[href], button, input, select, textarea, [role="tab"], [role="button"], [role="switch"], [role="checkbox"]',
    )) {
      if (!isStillCovered(control)) continue;
      const { x, y } = middleOf(control);
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      covered.push(`${control.tagName.toLowerCase()} “${name}” at ${Math.round(x)}, ${Math.round(y)}`);
    }
    return covered;

    function isStillCovered(control: Element): boolean {
      if (control.closest('footer') || !toastAbove(control)) return false;
      const places = ancestorsOf(control).map((element) => ({ element, top: element.scrollTop }));
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const toast = toastAbove(control);
      for (const { element, top } of places) element.scrollTop = top;
      return (
        toast !== null && !(toast.closest('[data-toasts-top]') && control.closest('[role="row"], [role="gridcell"]'))
      );
    }

    /** The toast that lies on the middle of a control, and nothing else does. */
    function toastAbove(control: Element): Element | null {
      if (control.closest('[data-toast]')) return null;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
      const { x, y } = middleOf(control);
      const stack = document.elementsFromPoint(x, y);
      const toast = stack[0]?.closest('[data-toast]') ?? null;
      const below = stack.find((element) => !element.closest('[data-toast]'));
      return below && (control.contains(below) || below.closest('label')?.contains(control)) ? toast : null;
    }

    function ancestorsOf(control: Element): Element[] {
      return control.parentElement ? [control.parentElement, ...ancestorsOf(control.parentElement)] : [];
    }

    function middleOf(control: Element) {
      const { left, top, width, height } = control.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
  });
}
