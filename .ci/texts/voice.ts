import type { CatalogueText } from './catalogues.ts';
import { EXCEPTIONS, PROMISED_NAMES } from './voice.exceptions.ts';
import { PROPER_NAMES } from './voice.names.ts';
import { rulesOf } from './voice.rules.ts';
import { variantsOf } from './variants.ts';

/** The most letters of a toast: two lines on a phone. */
export const LONGEST_TOAST = 90;

/** A word with a capital letter that begins no sentence and no quotation. */
const INNER_CAPITAL = /(?<=[\p{Ll}\d%,’”)] )\p{Lu}\p{Ll}[\p{L}-]*/gu;

/** A sentence for each fault in how a text is written. */
export function faultsOf(message: string, locale: string): string[] {
  const variants = variantsOf(message);
  const faults = rulesOf(locale).flatMap(({ pattern, except, advice }) =>
    variants.some((variant) => pattern.test(variant) && !except?.test(variant)) ? [advice] : [],
  );
  return locale === 'en' ? [...faults, ...capitalsIn(message, variants)] : faults;
}

/** A sentence when a text is too long to be read in a toast. */
export const faultsOfToast = (message: string): string[] =>
  variantsOf(message).some(({ length }) => length > LONGEST_TOAST)
    ? [`a toast has at most ${LONGEST_TOAST} letters`]
    : [];

/** A sentence for each message that has several translations into one language. A context makes it another message. */
export function severalTranslations(texts: readonly Pick<CatalogueText, 'id' | 'english' | 'translation'>[]): string[] {
  return [...Map.groupBy(texts, ({ id }) => id).values()].flatMap((of) => {
    const translations = [...new Set(of.map(({ translation }) => `“${translation}”`))];
    return translations.length > 1 ? [`“${of[0]?.english}” is translated as ${translations.join(' and ')}`] : [];
  });
}

/** Whether a rule does not hold for an English text of a catalogue. */
export const isExcepted = ({ english, file }: Pick<CatalogueText, 'english' | 'file'>) =>
  EXCEPTIONS.some(({ texts, catalogues }) => texts.includes(english) && catalogues.some((name) => file.endsWith(name)));

function capitalsIn(message: string, variants: readonly string[]): string[] {
  if (PROMISED_NAMES.has(message)) return [];
  const words = variants.flatMap((variant) => [...variant.matchAll(INNER_CAPITAL)].map(([word]) => word));
  return [...new Set(words)]
    .filter((word) => !PROPER_NAMES.has(word))
    .map((word) => `“${word}” has a capital letter, which a sentence has at its start and in proper names`);
}
