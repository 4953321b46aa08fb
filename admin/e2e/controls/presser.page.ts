/** A control of the page, or one of many of its kind. */
export interface Control {
  /** Tells kinds of controls apart, and stays the same when the page is opened again. */
  key: string;
  role: string;
  name: string;
  /** Whether it belongs to what stands around every page. */
  isAround: boolean;
}

/** The effect of a press in words; `null` for none, `idle` where there is nothing to do, `gone` when the control is not there. */
export type Effect = string | null;

export interface Presser {
  /** The controls in sight that can be pressed. */
  controls: () => Control[];
  /**
   * Presses controls one after the other as a screen reader does, until one changes the page so that the others would not be
   * pressed as they were found.
   */
  pressAll: (keys: readonly string[]) => Promise<Press[]>;
  /** Marks the first control of this key with `data-journey-press`, and watches for the effect of what happens next to it. */
  watch: (key: string) => boolean;
  effect: () => Promise<Effect>;
  /** Learns which parts of the page change by themselves. */
  learn: () => Promise<void>;
}

export interface Press {
  key: string;
  effect: Effect;
  /** The keys of the items of a menu that it opened. */
  items: string[];
}

declare global {
  interface Window {
    presser: Presser;
  }
}

/** Runs in the page, before any of its scripts. */
export function installPresser() {
  const PATIENT_MS = 700;
  const controlSelector = [
    'button, a[href], summary, input:is([type="checkbox"],[type="radio"],[type="button"],[type="submit"])',
    ...['button', 'link', 'switch', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox'].map(
      (role) => `[role="${role}"]`,
    ),
  ].join();
  /** Attributes that say no more than that something is pointed at, pressed or focused. */
  const PASSING = /^(?:data-(?:hovered|pressed|focused|focus-visible|focus-within|rippled|journey-press)|tabindex)$/;
  const restless = new WeakSet<Node>();
  const calls: string[] = [];

  const note = (owner: object, name: string, isCalled = true) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      calls.push(name);
      return isCalled ? (Reflect.apply(original, this, args) as unknown) : undefined;
    });
  };
  note(window, 'print', false);
  note(window, 'open', false);
  note(window, 'fetch');
  note(HTMLMediaElement.prototype, 'play');
  note(HTMLMediaElement.prototype, 'pause');
  note(Element.prototype, 'requestFullscreen', false);
  note(URL, 'createObjectURL');
  note(HTMLInputElement.prototype, 'showPicker', false);
  if (navigator.clipboard) {
    note(Object.getPrototypeOf(navigator.clipboard) as object, 'writeText');
    note(Object.getPrototypeOf(navigator.clipboard) as object, 'write');
  }
  addEventListener('scroll', () => calls.push('scroll'), { capture: true });
  // A press that would leave the page, or open a window of the system, counts without doing so.
  addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target instanceof HTMLInputElement && target.type === 'file') {
      calls.push('file chooser');
      event.preventDefault();
    }
    const link = target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return;
    if (link.href !== location.href || link.target || link.hasAttribute('download'))
      calls.push(`leaves for ${link.href}`);
    event.preventDefault();
  });

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

  const all = () => {
    const found = new Map<string, { element: Element; control: Control }>();
    for (const element of document.querySelectorAll(controlSelector)) {
      if (isAble(element) && isShown(element)) {
        const role = roleOf(element);
        const name = nameOf(element);
        const key = keyOf(element, role, name);
        if (!found.has(key)) {
          const isAround = !element.closest('main, [role="dialog"], [role="alertdialog"], [role="menu"]');
          found.set(key, { element, control: { key, role, name, isAround } });
        }
      }
    }
    return found;
  };

  const fieldsNow = () =>
    [...document.querySelectorAll('input, select, textarea, details, dialog')].map((field) =>
      field instanceof HTMLInputElement
        ? `${field.checked} ${field.value}`
        : String(Reflect.get(field, 'value') ?? Reflect.get(field, 'open')),
    );

  let finish: (() => Promise<Effect>) | undefined;

  const begin = (element: Element) => {
    const before = { fields: fieldsNow().join('\n'), address: location.href, focus: document.activeElement };
    calls.length = 0;
    let mutation = '';
    const observer = new MutationObserver((records) => {
      const telling = records.find(({ target, attributeName }) => {
        return !restless.has(target) && !(attributeName && PASSING.test(attributeName));
      });
      if (telling) mutation ||= `${telling.type} ${telling.attributeName ?? ''}`.trim();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const effectNow = (): Effect => {
      if (location.href !== before.address) return `goes to ${location.pathname}${location.search}${location.hash}`;
      if (calls.length > 0) return calls[0] ?? null;
      if (mutation) return mutation;
      const { activeElement } = document;
      if (activeElement !== before.focus && activeElement !== element && activeElement !== document.body)
        return 'focus';
      return fieldsNow().join('\n') === before.fields ? null : 'field';
    };
    const isIdle = hasNothingToDo(element);
    finish = async () => {
      const end = performance.now() + PATIENT_MS;
      while (effectNow() === null && performance.now() < end) await new Promise((go) => setTimeout(go, 15));
      observer.disconnect();
      return effectNow() ?? (isIdle ? 'idle' : null);
    };
  };

  /** A link to where one is, and the choice of several that is made already. */
  const hasNothingToDo = (element: Element): boolean => {
    const link = element.closest('a[href]');
    if (link instanceof HTMLAnchorElement && link.href === location.href) return true;
    if (element.matches('[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]')) return true;
    if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
    return element.matches('[role*="radio"][aria-checked="true"], [role="group"] [aria-pressed="true"]');
  };

  const layers = () =>
    document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');

  window.presser = {
    controls: () => [...all().values()].map(({ control }) => control),
    pressAll: async (keys) => {
      const presses: Press[] = [];
      const before = { address: location.href, layers: layers().length };
      for (const [at, key] of keys.entries()) {
        const element = all().get(key)?.element;
        if (!(element instanceof HTMLElement)) return [...presses, { key, effect: 'gone', items: [] }];
        begin(element);
        element.click();
        const effect = (await finish?.()) ?? null;
        await new Promise((go) => setTimeout(go, 30));
        const now = all();
        const items = [...now.values()].filter(({ control }) => control.role.startsWith('menuitem'));
        presses.push({ key, effect, items: items.map(({ control }) => control.key) });
        const isSame = location.href === before.address && layers().length === before.layers;
        if (!isSame || keys.slice(at + 1).some((other) => !now.has(other))) break;
      }
      return presses;
    },
    watch: (key) => {
      const element = all().get(key)?.element;
      if (!element) return false;
      element.setAttribute('data-journey-press', '');
      begin(element);
      return true;
    },
    effect: async () => (await finish?.()) ?? null,
    learn: async () => {
      const observer = new MutationObserver((records) => records.forEach(({ target }) => restless.add(target)));
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await new Promise((go) => setTimeout(go, PATIENT_MS));
      observer.disconnect();
    },
  };
}
