import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A text of the app as the person of a journey reads it, found by its English.
 *
 * @param values what stands in for the {placeholders}
 * @param context of the message, where one text has several translations
 */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>, context?: string) => string;

const packages = join(import.meta.dirname, '../..');

/** The texts of one language, from the catalogues that the build is made of. */
export function wordsIn(language: string): Say {
  const translations = language === 'en' ? null : readTranslations(language);

  return (text, values = {}, context = '') => {
    const [translation = text, ...others] = translations?.get(`${context}|${text}`) ?? translations?.get(text) ?? [];
    if (translations && (!translations.has(text) || others.length > 0))
      throw new Error(
        `“${text}” is translated never or variously in ${language}. Look for a text that is translated once.`,
      );
    return translation.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

/** By the English text: one and the same text may be translated by where it stands. */
function readTranslations(language: string): Map<string, Set<string>> {
  const translations = new Map<string, Set<string>>();
  for (const file of globSync(`{admin,design-system}/locales/${language}/*.json`, { cwd: packages })) {
    const catalogue: Record<string, { message: string; translation: string; context?: string }> = JSON.parse(
      readFileSync(join(packages, file), 'utf8'),
    );
    for (const { message, translation, context = '' } of Object.values(catalogue)) {
      for (const key of [message, `${context}|${message}`])
        translations.set(key, (translations.get(key) ?? new Set()).add(translation));
    }
  }
  return translations;
}
