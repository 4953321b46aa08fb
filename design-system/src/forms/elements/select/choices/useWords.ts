import { useLingui } from '@lingui/react/macro';
import { beginsWordAsTyped, isSameName } from '../../../../lib/i18n/search/names.ts';
import { type ChoiceOption, type Choices, optionsIn } from './choices.ts';
import { customValueProps } from './custom-value.ts';
import type { ListEntry } from '../field/list-entry.ts';
import { isInsideQuotes, isList } from './list-parts.ts';
import { type ParsedText, type Reading, type WordChoices, wordValues } from './word-values.ts';

interface WordsOptions<Value extends string> {
  /** The typed text. */
  text: string;
  choices: WordChoices<Value> & { rows: Choices };
  chosen: readonly Value[];
  /** Which texts may be values of their own, and whether Enter prefers them to a suggestion: then they pass the test. */
  allowsCustomValue: boolean | ((text: string) => boolean);
  parse: ((text: string) => ParsedText<Value>) | undefined;
  /** Chooses values, those that are chosen included. The typed text is gone then. */
  onChoose: (next: Value[]) => void;
  onType: (text: string) => void;
  /** Shows what became of a text, and announces it. */
  show: (text: string) => void;
}

/** Turns typed and pasted words into options of that name, new values where they are allowed, or words that stay. */
export function useWords<Value extends string>(options: WordsOptions<Value>) {
  const { t } = useLingui();
  const { text: typed, choices, chosen, allowsCustomValue, parse, onChoose, onType, show } = options;
  const isAllowed = allowsCustomValue !== false;
  const isFree = isAllowed || choices.create !== undefined;
  const { named, repeatedBy, valueOf, readWords, readParsed } = wordValues({ choices, chosen, isAllowed });
  const isRepeated = (word: string): boolean => {
    const value = repeatedBy(word, chosen);
    if (value === undefined) return false;
    onType('');
    show(t`Already chosen: ${choices.find(value).label}.`);
    return true;
  };
  const unknown = (words: string) => t`Not in the list: ${words}.`;
  const choose = ({ next, repeated, rest, message = unknown(rest) }: Reading<Value>) => {
    if (next.length > chosen.length) onChoose(next);
    onType(rest);
    const names = repeated.map((value) => choices.find(value).label);
    show([names.length > 0 && t`Already chosen: ${names.join(', ')}.`, rest && message].filter(Boolean).join(' '));
  };
  /** Takes the words of a list. Those that are on no list stay typed. */
  const takeList = (text: string) => choose(parse ? readParsed(parse(text)) : readWords(text));
  /** Takes one word as it is, or the values that the parser reads out of it, and all that is left as one more. */
  const take = (word: string) => {
    if (isRepeated(word)) return;
    const parsed = parse?.(word);
    if (parsed && parsed.options.length > 0) {
      const { next, ...reading } = readParsed(parsed);
      choose({ ...reading, next: parsed.rest ? [...next, parsed.rest as Value] : next, rest: '' });
      return;
    }
    const value = valueOf(word);
    if (value !== undefined) onChoose([...chosen, value]);
  };
  /** Whether Enter has dealt with a text: it is chosen already, begins a word of a suggestion, or is a value of its own. */
  const enter = (text: string): boolean => {
    const word = text.trim();
    if (isRepeated(word)) return true;
    if (!isAllowed) return false;
    const isOwn = typeof allowsCustomValue === 'function' && allowsCustomValue(word);
    const isWhole = isOwn || named(word) !== undefined || (parse !== undefined && parse(word).options.length > 0);
    const suggested = suggestedFor(word, choices.rows, chosen);
    if (suggested && !isWhole) onChoose([...chosen, suggested.value as Value]);
    else take(word);
    return true;
  };
  /** The texts that are taken apart at once: a list, and whatever the parser reads otherwise than it is written. */
  const list: ListEntry = {
    isList: (text) => isList(text) || (parse?.(text).options.some(({ value }) => !isSameName(value, text)) ?? false),
    take: takeList,
    ...(parse && { glue: '\n' }),
  };
  const custom = customValueProps({
    isAllowed,
    text: typed,
    isInsideQuotation: (text) => parse !== undefined && isInsideQuotes(text),
    onCustomValue: take,
  });

  return {
    /** Takes the typed text when the field is left, where it may be a value of its own. */
    takeTyped: custom.take,
    /** The part of the field's props that is about words. */
    props: {
      isFree,
      onEnter: enter,
      list,
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
