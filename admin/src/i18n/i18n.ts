import { isolateValues } from '@embarque/design-system/isolate-values';
import { messages as entryWidgets } from '@embarque/design-system/locales/en/entry.json?lingui';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as entryPages } from '../../locales/en/entry.json?lingui';

/**
 * Languages of the texts; French and German leave the examples of the UI kit in English. Dates and numbers are Portuguese
 * whatever the language (specification §2).
 */
export const LANGUAGES = ['en', 'fr', 'de', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A catalogue: `entry` for the pages before sign-in, `app` for every page after it, `deferred` for the parts of the frame that load
 * later, `kit` for the widgets and shared parts that only some pages show, `examples/…` for a group of the UI kit, or the `texts` of a
 * feature.
 */
type Part = string;

type Catalogue = Promise<{ messages: Messages }>;

/** English is the source and the fallback; its first part is always there. */
const english: Messages = { ...entryWidgets, ...entryPages };

/** The texts of the widgets; not every part has some. */
const widgetTexts: Record<Language, Partial<Record<Part, () => Catalogue>>> = {
  en: {
    app: () => import('@embarque/design-system/locales/en/app.json?lingui'),
    deferred: () => import('@embarque/design-system/locales/en/deferred.json?lingui'),
    kit: () => import('@embarque/design-system/locales/en/kit.json?lingui'),
  },
  fr: {
    entry: () => import('@embarque/design-system/locales/fr/entry.json?lingui'),
    app: () => import('@embarque/design-system/locales/fr/app.json?lingui'),
    deferred: () => import('@embarque/design-system/locales/fr/deferred.json?lingui'),
    kit: () => import('@embarque/design-system/locales/fr/kit.json?lingui'),
  },
  de: {
    entry: () => import('@embarque/design-system/locales/de/entry.json?lingui'),
    app: () => import('@embarque/design-system/locales/de/app.json?lingui'),
    deferred: () => import('@embarque/design-system/locales/de/deferred.json?lingui'),
    kit: () => import('@embarque/design-system/locales/de/kit.json?lingui'),
  },
  'pt-BR': {
    entry: () => import('@embarque/design-system/locales/pt-BR/entry.json?lingui'),
    app: () => import('@embarque/design-system/locales/pt-BR/app.json?lingui'),
    deferred: () => import('@embarque/design-system/locales/pt-BR/deferred.json?lingui'),
    kit: () => import('@embarque/design-system/locales/pt-BR/kit.json?lingui'),
  },
};

/** Loaders of texts, by the path of their file, which ends in `locales/<language>/<part>.json`. */
type TextFiles = Record<string, () => Catalogue>;

/** The texts of the pages, and of whatever else was offered. */
const texts: TextFiles = {};

offerTexts(
  import.meta.glob<{ messages: Messages }>(['../../locales/*/{entry,app}.json', '!../../locales/en/entry.json'], {
    query: '?lingui',
  }),
);

/** Says where texts are found that few pages need: a list of files is long, and the first load goes without. */
export function offerTexts(files: TextFiles): void {
  for (const [path, load] of Object.entries(files)) texts[path.slice(path.indexOf('locales/'))] = load;
}

export const i18n: I18n = isolateValues(setupI18n({ locale: 'en', messages: { en: english } }));

// A page shows the id of a text that its route has not loaded. No test may look past that.
i18n.on('missing', ({ id }) => reportError(new Error(`missing text ${id}`)));

/** The texts that were asked for, and whether they came, if only in English. */
const arrivals = new Map<Part, Promise<boolean>>([['entry', Promise.resolve(true)]]);
let spoken: Language = 'en';
/** Whether all texts of the language are there that are there in English; of others, the page that waits for them hears. */
let isWhole = true;
/** The last change of the language. */
let change: Promise<void> = Promise.resolve();

/**
 * Speaks a language from now on; to ask again fetches what could not be fetched before.
 *
 * @returns whether all its texts are there; the others stay in English
 */
export async function speak(language: Language): Promise<boolean> {
  // To say the same again would draw every text of the page again.
  if (language !== spoken || !isWhole) change = changeTo(language);
  await change;
  return isWhole;
}

async function changeTo(language: Language): Promise<void> {
  spoken = language;
  const texts = await load(language, [...arrivals.keys()]);
  if (spoken !== language) return;
  isWhole = texts.isWhole;
  i18n.load(language, texts.messages);
  i18n.activate(language);
  document.documentElement.lang = language;
}

/**
 * Loads texts that a page needs beyond those that are there; its route waits for them, in the language that is spoken by then.
 *
 * @throws when they could not be fetched, not even in English: a page without words is none. The next call tries again.
 */
export async function loadTexts(...needed: Part[]): Promise<void> {
  if (needed.includes('app') && !arrivals.has('app')) setTimeout(loadNumberData);
  for (const part of needed) if (!arrivals.has(part)) arrivals.set(part, add(part));
  const missing: Part[] = [];
  for (const part of needed) if (!(await arrivals.get(part))) missing.push(part);
  let awaited = change;
  await awaited;
  while (awaited !== change) await (awaited = change);
  if (missing.length > 0) throw new Error(`missing texts ${missing.join()}`);
}

/** Adds texts to those of the language that is spoken. */
async function add(part: Part): Promise<boolean> {
  const language = spoken;
  const texts = await load(language, [part]);
  if (language === spoken) isWhole &&= texts.isWhole;
  // Nothing on the page shows them yet, and `load` would have all of it drawn again.
  if (language === i18n.locale) Object.assign(i18n.messages, texts.messages);
  else i18n.load(language, texts.messages);
  if (texts.isMissing) arrivals.delete(part);
  return !texts.isMissing;
}

/** The first number that a page writes makes the browser load its data, which takes longer than a thousand numbers after it. */
function loadNumberData(): void {
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(0);
}

interface Texts {
  /** In English where the language has none. */
  messages: Messages;
  isWhole: boolean;
  /** Whether some are not even there in English. */
  isMissing: boolean;
}

async function load(language: Language, parts: readonly Part[]): Promise<Texts> {
  // Something of the frame can ask for its texts before any page has brought the list.
  if (!parts.every(isOffered)) await import('./page-texts.ts').then((list) => offerTexts(list.pageTexts), ignore);
  const loaded = await Promise.all(
    parts.map(async (part) => {
      const [source, translated] = await Promise.all([loadPart('en', part), loadPart(language, part)]);
      return { source, translated, isMissing: source.length === 0 || source.includes(undefined) };
    }),
  );
  const merge = (...catalogues: (Messages | undefined)[]) => Object.assign({}, ...catalogues) as Messages;
  return {
    messages: merge(...loaded.flatMap(({ source, translated }) => [...source, ...translated])),
    isWhole: loaded.every(({ translated, isMissing }) => isMissing || !translated.includes(undefined)),
    isMissing: loaded.some(({ isMissing }) => isMissing),
  };
}

const isOffered = (part: Part): boolean => part === 'entry' || `locales/en/${part}.json` in texts;

const ignore = () => undefined;

/** The texts of each file; undefined when it could not be fetched. */
async function loadPart(language: Language, part: Part): Promise<(Messages | undefined)[]> {
  if (language === 'en' && part === 'entry') return [english];
  const loaders = [widgetTexts[language][part], texts[`locales/${language}/${part}.json`]];
  return Promise.all(
    loaders
      .filter((loader) => loader !== undefined)
      .map((loader) =>
        loader().then(
          ({ messages }) => messages,
          () => undefined,
        ),
      ),
  );
}
