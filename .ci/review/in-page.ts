/**
 * Takes chance and time out of a page: each story begins at one moment, and draws the same lots in the same order. The clock runs on
 * from there, since some stories wait for it. Runs in the page before all else, and so takes nothing from this file.
 */
export function holdStill(moment: number): void {
  const RealDate = Date;
  let started = performance.now();
  const now = () => Math.floor(moment + performance.now() - started);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });

  let seed = 0;
  const random = () => {
    seed = (seed + 0x6d2b79f5) % 2 ** 32;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = random;
  let count = 0;
  Object.assign(crypto, {
    randomUUID: () => {
      count += 1;
      return `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`;
    },
    getRandomValues: <Values extends Uint8Array | Uint32Array>(values: Values) => {
      for (const index of values.keys()) values[index] = Math.floor(random() * 2 ** 32);
      return values;
    },
  });
  Object.assign(globalThis, {
    startAgain: () => {
      started = performance.now();
      seed = 0;
      count = 0;
    },
  });
}

interface Preview {
  ready: () => Promise<unknown>;
  loadStory: (story: { storyId: string }) => Promise<{
    storyGlobals: Record<string, unknown>;
    parameters: Record<string, unknown>;
  }>;
}

/** Sets what the toolbar of Storybook sets: the address says it with a story alone. Runs in the page. */
export async function setGlobals(globals: Record<string, unknown>): Promise<void> {
  const page = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: Preview;
    __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
  };
  await page.__STORYBOOK_PREVIEW__.ready();
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
}

interface Options {
  viewport?: { options?: object };
}

/** The window that a story chooses. Runs in the page. */
export async function chosenBy(storyId: string) {
  const page = globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview; startAgain: () => void };
  page.startAgain();
  const { storyGlobals, parameters } = await page.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { viewport } = parameters as Options;
  return { globals: storyGlobals, options: viewport?.options };
}

/** Waits until the page has its fonts and pictures, and nothing has changed in it for a while. Runs in the page. */
export async function settled(): Promise<void> {
  const quietMs = 80;
  const atMostMs = 4000;
  const started = performance.now();
  let changed = started;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const isLoading = () => document.fonts.status === 'loading' || [...document.images].some(({ complete }) => !complete);
  while (performance.now() - started < atMostMs && (performance.now() - changed < quietMs || isLoading()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
