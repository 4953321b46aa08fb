import { messages as entryWidgets } from '@embarque/design-system/locales/en/entry.json?lingui';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as entryPages } from '../../locales/en/entry.json?lingui';

/**
 * Languages of the texts; French and German have those of every page, and leave the template kit in English. Dates and numbers
 * are Portuguese whatever the language (specification §2).
 */
export const LANGUAGES = ['en', 'fr', 'de', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * Texts by when they are needed: those of the pages before sign-in, of every page of a session, of the widgets that only some
 * pages show, of each group of examples of the UI kit, and of the features that are large enough to have texts of their own.
 */
type Part = 'entry' | 'desk' | 'kit' | `examples/${string}` | 'dashboard' | 'email' | 'kanban' | 'shop';

type Catalogue = Promise<{ messages: Messages }>;

/** English is the source and the fallback; its first part is always there. */
const english: Messages = { ...entryWidgets, ...entryPages };

/** The texts of the widgets; not every part has some. */
const widgetTexts: Record<Language, Partial<Record<Part, () => Catalogue>>> = {
  en: {
    desk: () => import('@embarque/design-system/locales/en/desk.json?lingui'),
    kit: () => import('@embarque/design-system/locales/en/kit.json?lingui'),
  },
  fr: {
    entry: () => import('@embarque/design-system/locales/fr/entry.json?lingui'),
    desk: () => import('@embarque/design-system/locales/fr/desk.json?lingui'),
  },
  de: {
    entry: () => import('@embarque/design-system/locales/de/entry.json?lingui'),
    desk: () => import('@embarque/design-system/locales/de/desk.json?lingui'),
  },
  'pt-BR': {
    entry: () => import('@embarque/design-system/locales/pt-BR/entry.json?lingui'),
    desk: () => import('@embarque/design-system/locales/pt-BR/desk.json?lingui'),
    kit: () => import('@embarque/design-system/locales/pt-BR/kit.json?lingui'),
  },
};

/** What loads texts, by the path of their file, which ends in `locales/<language>/<part>.json`. */
type TextFiles = Record<string, () => Catalogue>;

/** The texts of the pages, and of whatever else was offered. */
const texts: TextFiles = {};

offerTexts(
  import.meta.glob<{ messages: Messages }>(['../../locales/*/{entry,desk}.json', '!../../locales/en/entry.json'], {
    query: '?lingui',
  }),
);

/** Says where texts are found that few pages need: a list of files is long, and the first load goes without. */
export function offerTexts(files: TextFiles): void {
  for (const [path, load] of Object.entries(files)) texts[path.slice(path.indexOf('locales/'))] = load;
}

export const i18n: I18n = setupI18n({ locale: 'en', messages: { en: english } });

// A page shows the id of a text that its route has not loaded. No test may look past that.
i18n.on('missing', ({ id }) => reportError(new Error(`missing text ${id}`)));

const parts = new Set<Part>(['entry']);
let spoken: Language = 'en';
/** Whether all texts of the language are there that are there in English; of others, the page that waits for them hears. */
let isWhole = true;
/** The last change, with the parts that are there in no language; what asks for texts that are on their way waits for it. */
let change: Promise<readonly Part[]> = Promise.resolve([]);

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

async function changeTo(language: Language): Promise<readonly Part[]> {
  spoken = language;
  const [source, translated] = await Promise.all([load('en'), load(language)]);
  if (spoken !== language) return source.missing;
  isWhole = translated.missing.every((part) => source.missing.includes(part));
  i18n.load(language, { ...source.messages, ...translated.messages });
  i18n.activate(language);
  document.documentElement.lang = language;
  return source.missing;
}

/**
 * Loads texts that a page needs beyond those that are there; its route waits for them, in the language that is spoken by then.
 *
 * @throws when they could not be fetched, not even in English: a page without words is none. The next call tries again.
 */
export async function loadTexts(...needed: Exclude<Part, 'entry'>[]): Promise<void> {
  const wanted = needed.filter((part) => !parts.has(part));
  if (wanted.includes('desk')) setTimeout(loadNumberData);
  wanted.forEach((part) => parts.add(part));
  if (wanted.length > 0) change = changeTo(spoken);
  let awaited = change;
  let missing = await awaited;
  while (awaited !== change) missing = await (awaited = change);
  missing.forEach((part) => parts.delete(part));
  if (needed.some((part) => missing.includes(part))) throw new Error(`missing texts ${missing.join()}`);
}

/** The first number that a page writes makes the browser load its data, which takes longer than a thousand numbers after it. */
function loadNumberData(): void {
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(0);
}

async function load(language: Language): Promise<{ messages: Messages; missing: Part[] }> {
  const loaded = await Promise.all(
    [...parts].map(async (part) => ({ part, catalogues: await loadPart(language, part) })),
  );
  return {
    messages: Object.assign({}, ...loaded.flatMap(({ catalogues }) => catalogues)),
    missing: loaded.filter(({ catalogues }) => catalogues.includes(undefined)).map(({ part }) => part),
  };
}

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
