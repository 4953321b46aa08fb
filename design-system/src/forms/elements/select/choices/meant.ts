import { fold } from '../../../../lib/i18n/fold.ts';
import { type Choices, optionsIn } from './choices.ts';

/** The key of the row that is called so, however it is written, unless it is closed. */
export function namedSo(text: string, rows: Choices, closed: readonly string[]): string | undefined {
  const named = rowNamed(text, rows);
  return named === undefined || closed.includes(named) ? undefined : named;
}

/** The key of the row that Enter takes for a text: the one that is called so, else the first that is not closed. */
export function meantBy(text: string, rows: Choices, closed: readonly string[]): string | undefined {
  if (rowNamed(text, rows) !== undefined) return namedSo(text, rows, closed);
  return optionsIn(rows).find(({ value }) => !closed.includes(value))?.value;
}

function rowNamed(text: string, rows: Choices): string | undefined {
  const wanted = fold(text.trim());
  return wanted ? optionsIn(rows).find(({ label }) => fold(label) === wanted)?.value : undefined;
}
