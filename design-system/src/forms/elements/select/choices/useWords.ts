import { useLingui } from '@lingui/react/macro';
import { beginsWordAsTyped, isSameName } from '../../../../lib/i18n/search/names.ts';
import { type ChoiceOption, type Choices, optionsIn } from './choices.ts';
import { customValueProps } from './custom-value.ts';
import { isList, listParts } from './list-parts.ts';
import { rowsNamed } from './meant.ts';
import type { useChoices } from './useChoices.ts';

interface WordsOptions<Value extends string> {
  /** The typed text. */
  text: string;
  choices: Pick<ReturnType<typeof useChoices<Value>>, 'known' | 'find' | 'create' | 'rows'>;
  chosen: readonly Value[];
  /** Which texts may be values of their own, and whether Enter prefers them to a suggestion: then they pass the test. */
  allowsCustomValue: boolean | ((text: string) => boolean);
  /** Chooses values, those that are chosen included. The typed text is gone then. */
  onChoose: (next: Value[]) => void;
  onType: (text: string) => void;
  /** Shows what became of a text, and announces it. */
  show: (text: string) => void;
}

/** Turns typed and pasted words into options of that name, new values where they are allowed, or words that stay. */
export function useWords<Value extends string>(options: WordsOptions<Value>) {
  const { t } = useLingui();
  const { text: typed, choices, chosen, allowsCustomValue, onChoose, onType, show } = options;
  const isAllowed = allowsCustomValue !== false;
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

  const isRepeated = (word: string): boolean => {
    const value = repeatedBy(word, chosen);
    if (value === undefined) return false;
    onType('');
    show(t`Already chosen: ${choices.find(value).label}.`);
    return true;
  };
  /** Takes one word as it is. */
  const take = (word: string) => {
    if (isRepeated(word)) return;
    const value = valueOf(word);
    if (value !== undefined) onChoose([...chosen, value]);
  };
  /** Whether Enter has dealt with a text: it is chosen already, begins a word of a suggestion, or is a value of its own. */
  const enter = (text: string): boolean => {
    const word = text.trim();
    if (isRepeated(word)) return true;
    if (!isAllowed) return false;
    const isWhole = named(word) !== undefined || (typeof allowsCustomValue === 'function' && allowsCustomValue(word));
    const suggested = suggestedFor(word, choices.rows, chosen);
    if (suggested && !isWhole) onChoose([...chosen, suggested.value as Value]);
    else take(word);
    return true;
  };
  const unknown = (words: string) => t`Not in the list: ${words}.`;
  /** Takes the words of a list. Those that are on no list stay typed. */
  const takeList = (text: string) => {
    const next = [...chosen];
    const rest: string[] = [];
    const repeated: string[] = [];
    for (const word of listParts(text, (part) => named(part) !== undefined)) {
      const there = repeatedBy(word, next);
      const value = there ?? valueOf(word);
      if (value === undefined) rest.push(word);
      else if (there === undefined) next.push(value);
      else repeated.push(choices.find(value).label);
    }
    if (next.length > chosen.length) onChoose(next);
    onType(rest.join(', '));
    const said = [
      repeated.length > 0 && t`Already chosen: ${repeated.join(', ')}.`,
      rest.length > 0 && unknown(rest.join(', ')),
    ];
    show(said.filter(Boolean).join(' '));
  };

  const custom = customValueProps({ isAllowed, text: typed, onCustomValue: take });

  return {
    /** Takes the typed text when the field is left, where it may be a value of its own. */
    takeTyped: custom.take,
    /** The part of the field's props that is about words. */
    props: {
      isFree,
      onEnter: enter,
      onList: takeList,
      onUnmatched: (text: string) => (isList(text) ? takeList(text) : show(unknown(text.trim()))),
      onLost: (words: string) => {
        if (choices.create) show(t`“${words}” was not added.`);
        else if (!isAllowed) show(unknown(words));
      },
      onKeyDownCapture: custom.takeByKey,
    },
  };
}

/** The first row of which a word begins so. */
function suggestedFor(word: string, rows: Choices, chosen: readonly string[]): ChoiceOption | undefined {
  const begins = ({ label, description = '' }: ChoiceOption) => beginsWordAsTyped(`${label} ${description}`, word);
  return optionsIn(rows).find((row) => !row.isDisabled && !chosen.includes(row.value) && begins(row));
}
