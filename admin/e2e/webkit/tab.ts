import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Send } from './web-driver.ts';
import type { Witness } from './witness.ts';

/** An element, as WebDriver hands it out. */
export type Handle = Record<string, string>;

/** The whole of an accessible name, or a part of it. */
type Name = string | RegExp;

/** A busy machine is no failure. */
const LONGEST_MS = 30_000;

/** Between two looks, each of which costs the page a layout. */
const PAUSE_MS = 150;

/** The elements that HTML gives a role by itself, by that role. */
const native: Readonly<Record<string, string>> = {
  article: 'article',
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  region: 'section',
  row: 'tr',
  textbox: 'input, textarea',
};

/** The elements of a selector that might have a name: asking WebKit for the names of all of them takes too long. */
const maybeNamed = `
  const [selector, { text, source }, root] = arguments;
  const textOf = (element) => element?.textContent ?? '';
  const labelsOf = (element) => (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  return [...(root ?? document).querySelectorAll(selector)].filter((element) => {
    const texts = [...labelsOf(element), ...(element.labels ?? []), element].map(textOf);
    const name = [element.ariaLabel, element.title, ...texts].join(' ').replaceAll(/\\s+/g, ' ');
    return source ? new RegExp(source).test(name) : name.includes(text);
  });`;

const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};

/** One window of a WebKit, in the terms of a person: roles and names are those that WebKit itself gives to assistive software. */
export class Tab {
  readonly #send: Send;
  readonly #site: string;
  readonly #problems: string[] = [];

  constructor(send: Send, site: string) {
    this.#send = send;
    this.#site = site;
  }

  /** Loads a page of the app. */
  async open(path: string): Promise<void> {
    this.#problems.push(...(await this.takeProblems()));
    await this.#send('POST', '/url', { url: `${this.#site}${path}` });
  }

  /** The one element with a role and a name, once it is there. */
  find(role: string, name: Name, within?: Handle): Promise<Handle> {
    return untilItWorks(() => this.#one(role, name, within));
  }

  /** The elements with a role and a name that are there now. */
  async all(role: string, name: Name, within?: Handle): Promise<Handle[]> {
    const selector = [`[role="${role}"]`, native[role]].filter(Boolean).join(', ');
    const part = typeof name === 'string' ? { text: name } : { source: name.source.replace(/^\^/, '') };
    const named = (await this.run(maybeNamed, selector, part, within)) as Handle[];
    const found: Handle[] = [];
    for (const candidate of named) {
      const path = `/element/${idOf(candidate)}`;
      const label = String(await this.#send('GET', `${path}/computedlabel`)).trim();
      const isNamed = typeof name === 'string' ? label === name : name.test(label);
      if (isNamed && (await this.#send('GET', `${path}/computedrole`)) === role) found.push(candidate);
    }
    return found;
  }

  /** Clicks on it, once it is there and nothing covers it. */
  click(role: string, name: Name, within?: Handle): Promise<unknown> {
    return untilItWorks(async () => {
      const target = await this.#one(role, name, within);
      return this.#send('POST', `/element/${idOf(target)}/click`);
    });
  }

  /** Clicks into a field and writes in it. */
  async fill(name: Name, text: string, within?: Handle): Promise<void> {
    await this.click('textbox', name, within);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Goes on with the Tab key until an element has focus. */
  async tabTo(target: Handle): Promise<void> {
    for (let presses = 0; presses < 100; presses += 1) {
      await this.press('Tab');
      if (await this.run('return document.activeElement === arguments[0]', target)) return;
    }
    throw new Error('A hundred presses of Tab do not lead to it.');
  }

  /** Writes where the focus is. */
  async type(text: string): Promise<void> {
    await this.#act(text.split('').flatMap((value) => stroke([value])));
  }

  /** Presses keys one after the other, such as `Control+Enter`. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) await this.#act(stroke(chord.split('+').map((key) => keys[key] ?? key)));
  }

  /** The text of the page, or of an element, as it is seen. */
  async text(element?: Handle): Promise<string> {
    return (await this.run('return (arguments[0] ?? document.body).innerText', element)) as string;
  }

  /** Waits until the page shows a text. */
  sees(text: string): Promise<void> {
    return untilItWorks(async () => expect(await this.text()).toContain(text));
  }

  /** Runs a function's body in the page. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#send('POST', '/execute/sync', { script, args: args.map((value) => value ?? null) });
  }

  /** A PNG of what is in sight. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#send('GET', '/screenshot')) as string, 'base64');
  }

  /** All problems that its pages met and that were not taken yet. */
  async takeProblems(): Promise<string[]> {
    const met = (await this.run('return window.witness?.problems.splice(0) ?? []')) as Witness['problems'];
    return [...this.#problems.splice(0), ...met];
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '');
  }

  async #one(role: string, name: Name, within?: Handle): Promise<Handle> {
    const [first, ...others] = await this.all(role, name, within);
    if (first && others.length === 0) return first;
    throw new Error(`There are ${first ? others.length + 1 : 0} of ${role} “${String(name)}”, not one.`);
  }

  async #act(actions: readonly object[]): Promise<void> {
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

/** Does it again until it works: what is not there yet comes, and what moved stands still. */
async function untilItWorks<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + LONGEST_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(PAUSE_MS);
    }
  }
}

const idOf = (handle: Handle): string => Object.values(handle)[0] ?? '';

/** Keys that go down together, and up again. */
const stroke = (pressed: readonly string[]): object[] => [
  ...pressed.map((value) => ({ type: 'keyDown', value })),
  ...pressed.toReversed().map((value) => ({ type: 'keyUp', value })),
];
