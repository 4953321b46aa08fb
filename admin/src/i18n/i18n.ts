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
 * pages show, of the examples of the UI kit, and of the features that are large enough to have texts of their own.
 */
type Part = 'entry' | 'desk' | 'kit' | 'examples' | 'dashboard' | 'email' | 'kanban' | 'shop';

type Catalogue = Promise<{ messages: Messages }>;

/** English is the source and the fallback; its first part is always there. */
const english: Messages = { ...entryWidgets, ...entryPages };

/** The texts of the widgets; not every part has some. */
const widgetTexts: Record<Language, Partial<Record<Part, () => Catalogue>>> = {
  en: {
    desk: () => import('@embarque/design-system/locales/en/desk.json?lingui'),
    kit: () => import('@embarque/design-system/locales/en/kit.json?lingui'),
    examples: () => import('@embarque/design-system/locales/en/examples.json?lingui'),
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
    examples: () => import('@embarque/design-system/locales/pt-BR/examples.json?lingui'),
  },
};

type PageTexts = Record<string, () => Catalogue>;

/** The texts of the pages, by their files. */
const pageTexts: PageTexts = import.meta.glob<{ messages: Messages }>(
  ['../../locales/*/{entry,desk}.json', '!../../locales/en/entry.json'],
  { query: '?lingui' },
);

/** Says where the texts of features are found: few need them, and a list of files is long. */
export function offerTexts(files: PageTexts): void {
  Object.assign(pageTexts, files);
}

export const i18n: I18n = setupI18n({ locale: 'en', messages: { en: english } });

// A page shows the id of a text that its route has not loaded. No test may look past that.
i18n.on('missing', ({ id }) => reportError(new Error(`missing text ${id}`)));

const parts = new Set<Part>(['entry']);
let spoken: Language = 'en';
/** The last change; what asks for texts that are on their way waits for it. */
let change = Promise.resolve();

/** Speaks a language from now on. Texts that cannot be loaded stay in English. */
export function speak(language: Language): Promise<void> {
  // To say the same again would draw every text of the page again.
  if (language !== spoken) change = changeTo(language);
  return change;
}

async function changeTo(language: Language): Promise<void> {
  spoken = language;
  const [source, translated] = await Promise.all([load('en'), load(language)]);
  if (spoken !== language) return;
  i18n.load(language, { ...source, ...translated });
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Loads texts that a page needs beyond those that are there; its route waits for them, in the language that is spoken by then. */
export async function loadTexts(...needed: Exclude<Part, 'entry'>[]): Promise<void> {
  const missing = needed.filter((part) => !parts.has(part));
  if (missing.includes('desk')) setTimeout(loadNumberData);
  missing.forEach((part) => parts.add(part));
  if (missing.length > 0) change = changeTo(spoken);
  let awaited = change;
  await awaited;
  while (awaited !== change) await (awaited = change);
}

/** The first number that a page writes makes the browser load its data, which takes longer than a thousand numbers after it. */
function loadNumberData(): void {
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(0);
}

async function load(language: Language): Promise<Messages> {
  const loaded = await Promise.all([...parts].map((part) => loadPart(language, part)));
  return Object.assign({}, ...loaded.flat());
}

async function loadPart(language: Language, part: Part): Promise<Messages[]> {
  if (language === 'en' && part === 'entry') return [english];
  const loaders = [widgetTexts[language][part], pageTexts[`../../locales/${language}/${part}.json`]];
  const catalogues = await Promise.all(
    loaders.filter((loader) => loader !== undefined).map((loader) => loader().catch(() => null)),
  );
  return catalogues.flatMap((catalogue) => (catalogue ? [catalogue.messages] : []));
}
