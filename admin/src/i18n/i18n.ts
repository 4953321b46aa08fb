import { messages as entryWidgets } from '@embarque/design-system/locales/en/entry.json?lingui';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as entryPages } from '../../locales/en/entry.json?lingui';

/** Languages of the texts. Dates and numbers are Portuguese whatever the language (specification §2). */
export const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of the pages before sign-in, and those of the desk behind it. */
type Part = 'entry' | 'desk';

/** English is the source and the fallback; its first part is always there. */
const english: Messages = { ...entryWidgets, ...entryPages };

const loaders: Record<`${Language} ${Part}`, () => Promise<readonly { messages: Messages }[]>> = {
  'en entry': () => Promise.resolve([{ messages: english }]),
  'en desk': () =>
    Promise.all([
      import('@embarque/design-system/locales/en/desk.json?lingui'),
      import('../../locales/en/desk.json?lingui'),
    ]),
  'pt-BR entry': () =>
    Promise.all([
      import('@embarque/design-system/locales/pt-BR/entry.json?lingui'),
      import('../../locales/pt-BR/entry.json?lingui'),
    ]),
  'pt-BR desk': () =>
    Promise.all([
      import('@embarque/design-system/locales/pt-BR/desk.json?lingui'),
      import('../../locales/pt-BR/desk.json?lingui'),
    ]),
};

export const i18n: I18n = setupI18n({ locale: 'en', messages: { en: english } });

const parts = new Set<Part>(['entry']);
let spoken: Language = 'en';

/** Speaks a language from now on. Texts that cannot be loaded stay in English. */
export async function speak(language: Language): Promise<void> {
  spoken = language;
  const [source, translated] = await Promise.all([load('en'), load(language)]);
  if (spoken !== language) return;
  i18n.load(language, { ...source, ...translated });
  i18n.activate(language);
  document.documentElement.lang = language;
}

/** Loads the texts of the desk; the pages of a session wait for it. */
export async function loadDeskTexts(): Promise<void> {
  if (parts.has('desk')) return;
  parts.add('desk');
  setTimeout(loadNumberData);
  await speak(spoken);
}

/** The first number that a page writes makes the browser load its data, which takes longer than a thousand numbers after it. */
function loadNumberData(): void {
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(0);
}

async function load(language: Language): Promise<Messages> {
  const loaded = await Promise.all([...parts].map((part) => loaders[`${language} ${part}`]().catch(() => [])));
  return Object.assign({}, ...loaded.flat().map(({ messages }) => messages));
}
