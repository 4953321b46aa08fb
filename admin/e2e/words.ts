import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readTexts } from '../../.ci/texts/catalogues.ts';

/**
 * A text of the app as the person of a journey reads it, found by its English.
 *
 * @param values what stands in for the {placeholders}
 * @param context of the message, where one text has several translations
 */
export type Say = (text: string, values?: Readonly<Record<string, string | number>>, context?: string) => string;

/** The texts of one language, from the catalogues that the build is made of. */
export function wordsIn(language: string): Say {
  const translations = language === 'en' ? null : readTranslations(language);

  return (text, values = {}, context = '') => {
    const [translation = text, ...others] =
      translations?.get(generateMessageId(text, context)) ?? translations?.get(text) ?? [];
    if (translations && (!translations.has(text) || others.length > 0))
      throw new Error(
        `“${text}” is translated never or variously in ${language}. Look for a text that is translated once.`,
      );
    return translation.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  };
}

/** By the id and by the English text: one and the same text may be translated by where it stands. */
function readTranslations(language: string): Map<string, Set<string>> {
  const translations = new Map<string, Set<string>>();
  for (const { id, english, translation } of readTexts(language)) {
    for (const key of [id, english]) translations.set(key, (translations.get(key) ?? new Set()).add(translation));
  }
  return translations;
}
