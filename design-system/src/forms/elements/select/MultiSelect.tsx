import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { fold } from '../../../lib/i18n/fold.ts';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { ChoiceField, type ChoosingProps } from './field/ChoiceField.tsx';
import { type Choices, optionsIn } from './choices/choices.ts';
import { Tags } from './tags/Tags.tsx';
import { useChoices } from './choices/useChoices.ts';
import { customValueProps } from './choices/custom-value.ts';

export interface MultiSelectProps<Value extends string = string> extends ChoosingProps<Value> {
  /** The chosen values, when their owner keeps them. */
  value?: readonly Value[];
  /** The values chosen at first, when the field keeps them. */
  defaultValue?: readonly Value[];
  /**
   * Whether a typed text is chosen as it is by Enter, a comma, or leaving the field; one that fits no option is its own value.
   * @default false
   */
  allowsCustomValue?: boolean;
  /** Called with the values that are chosen from now on; fixed ones come first. */
  onChange?: (change: { value: Value[] }) => void;
}

/**
 * Chooses several of many, found by typing; each becomes a tag, and the list stays open. For one, use `ComboBox`; for
 * words that are on no list, `TagInput`. Ref, className and style go to the input.
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue = [], onChange, options, load, isCached, onCreate, ...others } = rest;
  const { allowsCustomValue = false, isClearable = false, isBusy = false, emptyText, onBlur, name, ...input } = others;
  const [values, setValues] = useControlledState<readonly Value[], Value[]>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const choices = useChoices<Value>({ options, load, isCached, onCreate }, { text, isOpen, isBusy });
  const { fixed, removable, chosen } = chosenOf(values, options ?? []);

  const choose = (next: Value[]) => {
    setText('');
    setValues(next);
  };
  const remove = (removed: string) => {
    choose(chosen.filter((each) => each !== removed));
    const { label } = choices.find(removed as Value);
    setAnnouncement(t`${label} removed`);
  };
  const take = (keys: readonly string[]) => {
    const next = keys.map((key) => (chosen.includes(key as Value) ? (key as Value) : choices.take(key)));
    if (next.includes(null)) return;
    if (next.length === chosen.length && chosen.every((each) => next.includes(each))) setText('');
    else choose([...new Set([...fixed, ...next.filter((each) => each !== null)])]);
  };

  const takeWord = (word: string) => {
    const taken = namedBy(word, options ?? []) ?? onCreate?.({ text: word }).value ?? (word as Value);
    choose([...new Set([...chosen, taken])]);
  };
  const customValue = customValueProps({ allowsCustomValue, text, onCustomValue: takeWord });

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
      {...{ text, typed: text }}
      onType={setText}
      onChoose={(keys) => Array.isArray(keys) && take(keys)}
      onClear={isClearable && removable.length > 0 && (() => choose(fixed))}
      onBlur={() => {
        customValue.take();
        onBlur?.();
      }}
      onKeyDownCapture={customValue.takeByKey}
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

/** The value of the option that is called so, or is so. */
function namedBy<Value extends string>(word: string, choices: Choices<Value>): Value | undefined {
  const wanted = fold(word);
  return optionsIn(choices).find(({ label, value }) => [label, value].some((name) => fold(name) === wanted))?.value;
}

/** The chosen options, those that cannot be removed first. */
function chosenOf<Value extends string>(values: readonly Value[], choices: Choices<Value>) {
  const fixed = optionsIn(choices).flatMap(({ isFixed, value }) => (isFixed ? [value] : []));
  const removable = values.filter((value) => !fixed.includes(value));
  return { fixed, removable, chosen: [...fixed, ...removable] };
}
