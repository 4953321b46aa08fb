import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { ChoiceField, type ChoosingProps } from './field/ChoiceField.tsx';
import { type Choices, optionsIn } from './choices/choices.ts';
import { Tags } from './tags/Tags.tsx';
import { useChoices } from './choices/useChoices.ts';
import { useWords } from './choices/useWords.ts';
import type { ParsedText } from './choices/word-values.ts';
import { useNotice } from './field/useNotice.ts';

export interface MultiSelectProps<Value extends string = string> extends ChoosingProps<Value> {
  /** The chosen values, when their owner keeps them. */
  value?: readonly Value[];
  /** The values chosen at first, when the field keeps them. */
  defaultValue?: readonly Value[];
  /**
   * Whether a typed text that is no option is a value of its own, by a comma, leaving the field, or Enter when no option
   * begins so; with a test, Enter takes a text that passes it in any case.
   * @default false
   */
  allowsCustomValue?: boolean | ((text: string) => boolean);
  /**
   * Reads values of your own out of a typed, pasted or dropped text, where `allowsCustomValue` is set, such as addresses with
   * their names. Without it, a list is separated by commas, semicolons, tabs and line breaks.
   */
  parse?: (text: string) => ParsedText<Value>;
  /** Called with the values that are chosen from now on; fixed ones come first. */
  onChange?: (change: { value: Value[] }) => void;
}

/**
 * Chooses several of many, found by typing; each becomes a tag, and the list stays open. For one, use `ComboBox`; for
 * words that are on no list, `TagInput`. Ref, className and style go to the input.
 *
 * ## What it takes
 *
 * - Any part of an option's label or description, in any case, without accents and strokes: `lodz` finds Łódź, and marks it.
 *   Enter takes the option of that name, else the first, and closes the list.
 * - A pasted or dropped list: names or values between commas, semicolons, tabs or line breaks, also in quotes or behind
 *   bullets. Blank parts are dropped, what is on no list stays in the field, and both that and what is chosen already are told.
 * - With `onCreate` or `allowsCustomValue`, new values: a name that differs by an accent is another one, one that differs by its
 *   case is not. Where a text may be its own value, Enter takes the option that begins so.
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue = [], onChange, options, load, isCached, onCreate, ...others } = rest;
  const { allowsCustomValue = false, parse, isClearable = false, isBusy = false, ...more } = others;
  const { emptyText, onBlur, name, ...input } = more;
  const [values, setValues] = useControlledState<readonly Value[], Value[]>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { announcement, note, announce, show, clear } = useNotice();
  const inputRef = useRef<HTMLInputElement>(null);
  const { fixed, removable, chosen } = chosenOf(values, options ?? []);
  const choices = useChoices<Value>({ options, load, isCached, onCreate }, { text, chosen, isOpen, isBusy });

  const choose = (next: Value[]) => {
    setText('');
    clear();
    setValues(next);
  };
  const remove = (removed: string) => {
    const { label } = choices.find(removed as Value);
    choose(chosen.filter((each) => each !== removed));
    announce(t`${label} removed`);
  };
  const take = (keys: readonly string[]) => {
    const next = keys.map((key) => (chosen.includes(key as Value) ? (key as Value) : choices.take(key)));
    if (next.includes(null)) return;
    if (next.length === chosen.length && chosen.every((each) => next.includes(each))) setText('');
    else choose([...new Set([...fixed, ...next.filter((each) => each !== null)])]);
  };
  const words = useWords({ text, choices, chosen, allowsCustomValue, parse, onChoose: choose, onType: setText, show });

  return (
    <ChoiceField
      field={field}
      size={size}
      input={{ ...input, ...(chosen.length > 0 && { placeholder: '' }) }}
      inputRef={inputRef}
      name={name}
      choices={choices}
      emptyText={emptyText}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={setOpen}
      chosen={chosen}
      disabled={[...fixed, ...optionsIn(choices.rows).flatMap((each) => (each.isDisabled ? [each.value] : []))]}
      {...{ text, typed: text, ...words.props }}
      onType={(next) => {
        setText(next);
        clear();
      }}
      note={note && <span aria-hidden>{note}</span>}
      onChoose={(keys) => Array.isArray(keys) && take(keys)}
      onClear={isClearable && removable.length > 0 && (() => choose(fixed))}
      onBlur={() => {
        words.takeTyped();
        onBlur?.();
      }}
      onKeyDown={({ key }) => {
        const last = removable.at(-1);
        if (key === 'Backspace' && text === '' && last && !field.isReadOnly) remove(last);
      }}
      before={
        <>
          <VisuallyHidden role="status" data-live-announcer>
            {announcement}
          </VisuallyHidden>
          <Tags
            label={t`Chosen`}
            options={chosen.map(choices.find)}
            inputRef={inputRef}
            onRemove={field.isDisabled || field.isReadOnly ? undefined : (removed) => remove(removed.value)}
          />
        </>
      }
    />
  );
}

/** The chosen options, those that cannot be removed first. */
function chosenOf<Value extends string>(values: readonly Value[], choices: Choices<Value>) {
  const fixed = optionsIn(choices).flatMap(({ isFixed, value }) => (isFixed ? [value] : []));
  const removable = values.filter((value) => !fixed.includes(value));
  return { fixed, removable, chosen: [...fixed, ...removable] };
}
