import { isSameName } from '../../../../lib/i18n/search/names.ts';
import type { ChoiceOption } from './choices.ts';
import { listParts } from './list-parts.ts';
import { rowsNamed } from './meant.ts';
import type { useChoices } from './useChoices.ts';

/** The content of a text, as a field's own parser reads it. */
export interface ParsedText<Value extends string = string> {
  /** The values in the text, with their names. */
  options: readonly ChoiceOption<Value>[];
  /** The text that is no value: of a list it stays in the field. */
  rest: string;
  /** The message about the rest, shown below the field. */
  message?: string;
}

/** The meaning of a text for the field. */
export interface Reading<Value extends string> {
  /** The values from now on. */
  next: Value[];
  /** Those that were chosen already. */
  repeated: Value[];
  /** The words that are no values. */
  rest: string;
  /** The message about them, when the field's own does not fit. */
  message?: string;
}

/** The options that words may name. */
export type WordChoices<Value extends string> = Pick<
  ReturnType<typeof useChoices<Value>>,
  'known' | 'find' | 'remember' | 'create'
>;

interface WordValuesOptions<Value extends string> {
  choices: WordChoices<Value>;
  chosen: readonly Value[];
  /** Whether a text may be a value of its own. */
  isAllowed: boolean;
}

/** The values that words and whole texts stand for. */
export function wordValues<Value extends string>({ choices, chosen, isAllowed }: WordValuesOptions<Value>) {
  const isFree = isAllowed || choices.create !== undefined;

  /** The option that a word names, those first that are not chosen. */
  const named = (word: string): ChoiceOption<Value> | undefined => {
    const rows = choices.known();
    const byName = rowsNamed(word, { rows, closed: [], isFree });
    const best = byName.find(({ value }) => !chosen.includes(value as Value)) ?? byName[0];
    const option = rows.find(({ value }) => (best ? value === best.value : isSameName(value, word)));
    return option?.isDisabled ? undefined : option;
  };
  /** The value among others that a word stands for already. */
  const repeatedBy = (word: string, values: readonly Value[]) => {
    const option = named(word);
    return values.find((value) => value === option?.value || isSameName(choices.find(value).label, word));
  };
  const valueOf = (word: string): Value | undefined =>
    named(word)?.value ?? choices.create?.(word) ?? (isAllowed ? (word as Value) : undefined);

  /** The values of a list. */
  const readWords = (text: string): Reading<Value> => {
    const next = [...chosen];
    const repeated: Value[] = [];
    const words: string[] = [];
    for (const word of listParts(text, (part) => named(part) !== undefined)) {
      const there = repeatedBy(word, next);
      const value = there ?? valueOf(word);
      if (value === undefined) words.push(word);
      else (there === undefined ? next : repeated).push(value);
    }
    return { next, repeated, rest: words.join(', ') };
  };
  /** The values that a parser has read. */
  const readParsed = ({ options, ...rest }: ParsedText<Value>): Reading<Value> => {
    choices.remember(options);
    const next = [...chosen];
    const repeated: Value[] = [];
    for (const { value } of options) {
      const there = next.find((each) => isSameName(each, value));
      if (there === undefined) next.push(value);
      else repeated.push(there);
    }
    return { next, repeated, ...rest };
  };

  return { named, repeatedBy, valueOf, readWords, readParsed };
}
