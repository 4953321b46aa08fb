import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { exampleTextId } from '../../design-system/src/example-source.ts';

const root = join(import.meta.dirname, '../..');

/** A text as the catalogues of two languages have it. */
export interface CatalogueText {
  id: string;
  /** The English catalogue, from the top of the repository. */
  file: string;
  english: string;
  /** Empty while it is missing. */
  translation: string;
  /** Whether its source gives a context, so that the same English may be translated in several ways. */
  hasContext: boolean;
}

/** The texts of admin and design system, beside their translations into one language, where it has a catalogue for them. */
export function readTexts(locale: string): CatalogueText[] {
  const translated = new Set(globSync(`{admin,design-system}/locales/${locale}/**/*.json`, { cwd: root }));
  return globSync('{admin,design-system}/locales/en/**/*.json', { cwd: root }).flatMap((file) => {
    const other = file.replace('/locales/en/', `/locales/${locale}/`);
    if (!translated.has(other)) return [];
    const translations = readCatalogue(other);
    return Object.entries(readCatalogue(file)).map(([id, english]) => ({
      id,
      file,
      english,
      translation: translations[id] ?? '',
      hasContext: ![generateMessageId(english), exampleTextId(english)].includes(id),
    }));
  });
}

const readCatalogue = (file: string): Record<string, string> => JSON.parse(readFileSync(join(root, file), 'utf8'));
