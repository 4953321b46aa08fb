import type { I18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

type Values = Readonly<Record<string, string | number>>;

let texts: I18n | null = null;

/** From now on, `say` takes the texts of a story from here. */
export const sayFrom = (i18n: I18n): void => void (texts = i18n);

/**
 * A text of the app as the story shows it, found by its English, so that a play function works in every language.
 *
 * @param values what stands in for the {placeholders}, by their names in the catalogue
 * @param context of the message, where one text has several translations
 * @throws when the story has no such text
 */
export function say(text: string, values: Values = {}, context = ''): string {
  const id = generateMessageId(text, context);
  if (!texts?.messages[id]) {
    throw new Error(`No text of this story is “${text}”${context && ` in the context “${context}”`}.`);
  }
  return texts._(id, { ...values });
}

/** Finds by a name or a text. */
export type TextMatch = string | RegExp | ((text: string) => boolean);

/** Matches a name or a text that begins so. */
export const startsWith = (beginning: string) => (text: string) => text.startsWith(beginning);

/** Matches a name or a text that has this in it. */
export const contains = (part: string) => (text: string) => text.includes(part);
