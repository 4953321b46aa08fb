import { useLingui } from '@lingui/react/macro';
import { Plus, RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isSameName } from '../../../../lib/i18n/search/names.ts';
import { type ChoiceOption, type Choices, narrow, optionsIn } from './choices.ts';
import { type LoadOptions, useLoadedOptions } from './load-options.ts';

/** The source of a field's options. */
export interface ChoiceSource<Value extends string = string> {
  /** The options. With `load`, those that must be known beforehand, such as the chosen ones. */
  options?: Choices<Value>;
  /** Finds options by what was typed, while the list is open. */
  load?: LoadOptions<Value>;
  /**
   * Whether what was loaded for a text is kept, so that it is asked for once.
   * @default false
   */
  isCached?: boolean;
  /** Makes an option of a text that none has. It is offered at the end of the list, and chosen when it was made. */
  onCreate?: (creation: { text: string }) => ChoiceOption<Value>;
}

export type ChoiceStatus = 'ready' | 'loading' | 'failed';

/** From this many on, only the rows in sight are drawn. */
const manyOptions = 100;

/** Rows that are no values: choosing them does something. */
const createRow = 'row:create';
const retryRow = 'row:retry';

/** Whether a row is no value, but does something. */
export const isAction = (key: string): boolean => key === createRow || isRetry(key);
export const isRetry = (key: unknown): boolean => key === retryRow;

interface Asked<Value extends string> {
  text: string;
  /** The values that are chosen: none of them is offered as a new one. */
  chosen: readonly Value[];
  isOpen: boolean;
  isBusy: boolean;
}

const none: Choices<never> = [];

/** The options for a text, and the known options that are not in the list. */
export function useChoices<Value extends string>(
  source: ChoiceSource<Value>,
  { text, chosen, isOpen, isBusy }: Asked<Value>,
) {
  const { options = none, load, isCached = false, onCreate } = source;
  const { t } = useLingui();
  const [seen] = useState(() => new Map<string, ChoiceOption<Value>>());
  const remember = (choices: Choices<Value>) => optionsIn(choices).forEach((each) => seen.set(each.value, each));
  const loading = useLoadedOptions({ load, isCached, isOpen, text, onLoaded: remember });
  const given = useMemo(
    () => new Map<string, ChoiceOption<Value>>(optionsIn(options).map((each) => [each.value, each])),
    [options],
  );
  const narrowed = useMemo(() => narrow(options, text), [options, text]);
  const outcome = isBusy ? 'loading' : load ? (loading.outcome ?? 'loading') : narrowed;

  const find = (value: Value): ChoiceOption<Value> => given.get(value) ?? seen.get(value) ?? { value, label: value };

  const create =
    onCreate &&
    ((word: string): Value => {
      const option = onCreate({ text: word });
      seen.set(option.value, option);
      return option.value;
    });

  /** The value behind a row; a row that only does something has none. */
  const take = (key: string): Value | null => {
    if (isRetry(key)) {
      loading.retry();
      return null;
    }
    return key === createRow ? (create?.(text.trim()) ?? null) : find(key as Value).value;
  };

  const rows = (): Choices => {
    if (outcome === 'loading') return none;
    if (outcome === 'failed') {
      return [{ value: retryRow, label: t`Couldn't load the list. Try again.`, icon: RotateCw }];
    }
    const known = [...optionsIn(outcome), ...chosen.map(find)];
    const isNew = onCreate && text.trim() && !known.some(({ label }) => isSameName(label, text));
    return isNew ? [...outcome, { value: createRow, label: t`Add “${text.trim()}”`, icon: Plus }] : outcome;
  };

  const status: ChoiceStatus = typeof outcome === 'string' ? outcome : 'ready';
  /** The options that are known so far: the given ones, and those that were loaded or made. */
  const known = () => [...new Map([...seen, ...given]).values()];
  return { rows: rows(), status, find, known, remember, create, take, isLong: given.size > manyOptions };
}
