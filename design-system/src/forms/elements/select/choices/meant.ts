import { fold } from '../../../../lib/i18n/search/fold.ts';
import { hasWanted } from '../../../../lib/i18n/search/find-folded.ts';
import { isFoundAsTyped, isNameMeant, isSameName } from '../../../../lib/i18n/search/names.ts';
import { type ChoiceOption, type Choices, optionsIn } from './choices.ts';

export interface Meaning {
  /** The rows of the list. */
  rows: Choices;
  /** Keys of rows that cannot be chosen. */
  closed: readonly string[];
  /**
   * Whether a text may also be a new value: then other accents are another name, and no option is meant.
   * @default false
   */
  isFree?: boolean;
}

/** The key of the row that is called so, however it is written, unless it is closed. */
export function namedSo(text: string, meaning: Meaning): string | undefined {
  const named = rowsNamed(text, meaning);
  return named.find(({ value }) => !meaning.closed.includes(value))?.value;
}

/** The key of the row that Enter takes for a text: the one that is called so, else the first that is not closed. */
export function meantBy(text: string, meaning: Meaning): string | undefined {
  const { rows, closed, isFree = false } = meaning;
  if (rowsNamed(text, meaning).length > 0) return namedSo(text, meaning);
  const fits = ({ value, label, description = '' }: ChoiceOption) =>
    !closed.includes(value) && (!isFree || isFoundAsTyped(`${label} ${description}`, text));
  return optionsIn(rows).find(fits)?.value;
}

/** "Müller" for "mueller"; between the ends of lines, the whole of it. */
function optionsSpelled(wanted: string, rows: Choices): ChoiceOption[] {
  const whole = `\n${wanted}\n`;
  return wanted ? optionsIn(rows).filter(({ label }) => hasWanted(`\n${label.trim()}\n`, whole)) : [];
}

/** The options of that name: those written the same, else those meant by it without accents, else by any spelling. */
export function rowsNamed(text: string, { rows, isFree = false }: Meaning): ChoiceOption[] {
  const wanted = fold(text.trim());
  const alike = wanted ? optionsIn(rows).filter(({ label }) => fold(label.trim()) === wanted) : [];
  const same = alike.filter(({ label }) => isSameName(label, text));
  if (same.length > 0) return same;
  const meant = alike.filter(({ label }) => isNameMeant(label, text));
  if (meant.length > 0 || isFree) return meant;
  return alike.length > 0 ? alike : optionsSpelled(wanted, rows);
}
