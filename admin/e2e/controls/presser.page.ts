import type { Control } from './finder.page.ts';

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
  /** Marks the first control of this key with `data-journey-press`, and watches patiently for the effect of what happens next to it. */
  watch: (key: string) => boolean;
  effect: () => Promise<Effect>;
  /** The address, and how many dialogs and menus are open. */
  whereabouts: () => string;
  /** Learns which parts of the page change by themselves. */
  learn: () => Promise<void>;
}

export interface Press {
  key: string;
  effect: Effect;
  /** The keys of the controls of a dialog or a menu that it opened. */
  inside: string[];
}

declare global {
  interface Window {
    presser: Presser;
  }
}

/** Runs in the page, before any of its scripts; the finder has to be there. */
export function installPresser() {
  const { all, isShown } = window.finder;
  const PATIENT_MS = 700;
  /** A part of a page whose code is loaded first takes its time. */
  const MORE_PATIENT_MS = 4000;
  /** Attributes that say no more than that something is pointed at, pressed or focused. */
  const PASSING = /^(?:data-(?:hovered|pressed|focused|focus-visible|focus-within|rippled|journey-press)|tabindex)$/;
  /** Attributes that change as a menu opens and closes, besides ids, which are new each time. */
  const AROUND_A_MENU =
    /^(?:aria-(?:hidden|expanded|controls|labelledby|describedby|owns)|inert|style|class|id|for|name|nonce)$/;
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

  const fieldsNow = () =>
    [...document.querySelectorAll('input, select, textarea, details, dialog')].map((field) =>
      field instanceof HTMLInputElement
        ? `${field.checked} ${field.value}`
        : String(Reflect.get(field, 'value') ?? Reflect.get(field, 'open')),
    );

  let finish: (() => Promise<Effect>) | undefined;

  const attributesOf = ({ attributes }: Element): string =>
    [...attributes]
      .filter(({ name }) => !PASSING.test(name) && !AROUND_A_MENU.test(name))
      .map(({ name, value }) => `${name} ${value}`)
      .toSorted()
      .join();

  /** All that is on the page, to be compared with what is left when a menu has closed again. */
  const pageNow = (): string => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      restless.has(node) || node.nodeName === 'STYLE' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const parts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      parts.push(node instanceof Element ? attributesOf(node) : (node.nodeValue ?? ''));
    return parts.join('\n');
  };
  const isMenuOpen = () => [...document.querySelectorAll('[role="menu"]')].some(isShown);
  let pageBeforeMenu = '';

  const begin = (element: Element, waitMs = PATIENT_MS) => {
    if (!isMenuOpen()) pageBeforeMenu = pageNow();
    const isItem = element.matches('[role^="menuitem"]');
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
      // A menu closes after each choice, with focus and scrolling: that is no effect of the choice.
      const call = calls.find((name) => !isItem || name !== 'scroll');
      if (call) return call;
      if (isItem && !isMenuOpen()) return pageNow() === pageBeforeMenu ? null : 'page';
      if (mutation && (!isItem || performance.now() > soonest)) return mutation;
      const { activeElement } = document;
      if (activeElement !== before.focus && activeElement !== element && activeElement !== document.body)
        return 'focus';
      return fieldsNow().join('\n') === before.fields ? null : 'field';
    };
    const isIdle = hasNothingToDo(element);
    let soonest = 0;
    finish = async () => {
      // A menu that stays open has that long to close.
      soonest = performance.now() + PATIENT_MS / 2;
      const end = performance.now() + waitMs;
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

  const layer = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  const layers = () => [...document.querySelectorAll(layer)].filter(isShown);

  window.presser = {
    controls: () => [...all().values()].map(({ control }) => control),
    pressAll: async (keys) => {
      const presses: Press[] = [];
      const before = { address: location.href, layers: layers().length };
      for (const [at, key] of keys.entries()) {
        const element = all().get(key)?.element;
        if (!(element instanceof HTMLElement)) return [...presses, { key, effect: 'gone', inside: [] }];
        begin(element);
        element.click();
        const effect = (await finish?.()) ?? null;
        await new Promise((go) => setTimeout(go, 30));
        const now = all();
        const isOpened = layers().length > before.layers;
        const inside = isOpened ? [...now.values()].filter((each) => each.element.closest(layer)) : [];
        presses.push({ key, effect, inside: inside.map(({ control }) => control.key) });
        const isSame = location.href === before.address && layers().length === before.layers;
        if (!isSame || keys.slice(at + 1).some((other) => !now.has(other))) break;
      }
      return presses;
    },
    watch: (key) => {
      const element = all().get(key)?.element;
      if (!element) return false;
      element.setAttribute('data-journey-press', '');
      begin(element, MORE_PATIENT_MS);
      return true;
    },
    effect: async () => (await finish?.()) ?? null,
    whereabouts: () => `${location.href} ${layers().length}`,
    learn: async () => {
      const observer = new MutationObserver((records) => records.forEach(({ target }) => restless.add(target)));
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await new Promise((go) => setTimeout(go, PATIENT_MS));
      observer.disconnect();
    },
  };
}
