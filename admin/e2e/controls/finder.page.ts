/** A control of the page, or one of many of its kind. */
export interface Control {
  /** Tells kinds of controls apart, and stays the same when the page is opened again. */
  key: string;
  role: string;
  name: string;
  /** Whether it belongs to what stands around every page. */
  isAround: boolean;
}

export interface Finder {
  /** The controls in sight that can be pressed, by their keys. */
  all: () => Map<string, { element: Element; control: Control }>;
  isShown: (element: Element) => boolean;
}

declare global {
  interface Window {
    finder: Finder;
  }
}

/** Runs in the page, before any of its scripts. */
export function installFinder() {
  const controlSelector = [
    'button, a[href], summary, input:is([type="checkbox"],[type="radio"],[type="button"],[type="submit"])',
    ...['button', 'link', 'switch', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox'].map(
      (role) => `[role="${role}"]`,
    ),
  ].join();

  const roleOf = (element: Element): string => {
    const { tagName } = element;
    const type = element.getAttribute('type') ?? '';
    const implied = tagName === 'A' ? 'link' : tagName === 'INPUT' && /checkbox|radio/.test(type) ? type : 'button';
    return element.getAttribute('role') ?? implied;
  };

  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const byOthers = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const labels =
      element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((label) => label.textContent) : [];
    const name = element.getAttribute('aria-label') || byOthers || labels.join(' ') || element.textContent;
    return (name || element.getAttribute('title') || '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  };

  const isShown = (element: Element): boolean => {
    if (element.closest('[inert], [aria-hidden="true"], [hidden]')) return false;
    const drawn = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    const { width, height } = drawn.getBoundingClientRect();
    return width > 4 && height > 4 && drawn.checkVisibility({ visibilityProperty: true });
  };

  const isAble = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]');

  /** Things of a long list count as one, by their place in an item of it. */
  const keyOf = (element: Element, role: string, name: string): string => {
    const item = element.closest('tr, li, article, [role="row"], [role="listitem"], [role="treeitem"]');
    const isMany = item?.parentElement && item.parentElement.childElementCount >= 3;
    if (!item || !isMany) return `${role} ${name.replaceAll(/\d[\d.,:]*/g, '#')}`;
    const place = [...item.querySelectorAll(controlSelector)].indexOf(element);
    return `${role} ${place} of ${item.tagName} in ${item.parentElement?.className ?? ''}`;
  };

  /** The head of every page has them. */
  const isInEveryHead = (element: Element) =>
    element.closest('[aria-label="Breadcrumbs"]') !== null || element.getAttribute('aria-label') === 'Apps';

  const all = () => {
    const found = new Map<string, { element: Element; control: Control }>();
    for (const element of document.querySelectorAll(controlSelector)) {
      if (isAble(element) && isShown(element)) {
        const role = roleOf(element);
        const name = nameOf(element);
        const key = keyOf(element, role, name);
        if (!found.has(key)) {
          const isOfPage = element.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]');
          const isAround = !isOfPage || isInEveryHead(element);
          found.set(key, { element, control: { key, role, name, isAround } });
        }
      }
    }
    return found;
  };

  window.finder = { all, isShown };
}
