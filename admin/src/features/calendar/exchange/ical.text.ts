import { plainTextOf } from '@embarque/design-system/markup';

/** Elements that calendars write into descriptions; a name in angle brackets is none of them. */
const PAIR =
  /<(a|b|body|div|em|font|h[1-6]|html|i|li|ol|p|s|span|strong|table|td|tr|u|ul)(?:\s[^<>]*)?>[\s\S]*<\/\1\s*>/i;
const BREAK = /<(?:br|hr)\s*\/?>/i;
const LINE = /<(?:br|hr|p|div|li|tr|h[1-6])\b/i;

/** The words of a text that other calendars may write as markup. A text without any stays as it is. */
export function wordsOf(text: string): string {
  if (!PAIR.test(text) && !BREAK.test(text)) return text;
  // Breaks of lines are meant where no element makes any.
  return plainTextOf(LINE.test(text) ? text : text.replaceAll(/\r\n?|\n/g, '<br>'));
}

/** The same, for a field of one line. */
export const lineOf = (text: string): string => wordsOf(text).replaceAll(/\s*\n\s*/g, ', ');
