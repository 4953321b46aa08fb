import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { splitFieldProps } from '../../field/field-props.ts';
import { ChoiceField, type ChoosingProps } from './field/ChoiceField.tsx';
import { optionsIn } from './choices/choices.ts';
import { useChoices } from './choices/useChoices.ts';
import { useNotice } from './field/useNotice.ts';

export interface ComboBoxProps<Value extends string = string> extends ChoosingProps<Value> {
  /** The chosen value, when its owner keeps it; `null` for none. */
  value?: Value | null;
  /** The value chosen at first, when the field keeps it. */
  defaultValue?: Value;
  /** Called with the value that was chosen, `null` when it was taken back. */
  onChange?: (change: { value: Value | null }) => void;
}

/**
 * Chooses one of many, found by typing; they may be loaded meanwhile. For a short list, use `Select`; for several,
 * `MultiSelect`; where any text will do, `Autocomplete`. Ref, className and style go to the input.
 *
 * ## What it takes
 *
 * - Any part of an option's label or description, in any case, without accents and strokes: `lodz` finds Łódź, `weissensee`
 *   finds Weißensee, `mueller` finds Müller, and the list marks what was found. Enter takes the option of that name, else the first; Tab and leaving take the option of that name.
 * - With `onCreate`, a name that differs by an accent is a new one: `Pôrto` beside Porto. Without accents the option is meant.
 * - What is on no list stays for Enter, and when the field is left it is told below.
 */
export function ComboBox<Value extends string = string>(props: ComboBoxProps<Value>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue = null, onChange, options, load, isCached, onCreate, ...others } = rest;
  const { isClearable = false, isBusy = false, emptyText, onBlur, name, ...input } = others;
  const [chosen, setChosen] = useControlledState<Value | null>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const source = { options, load, isCached, onCreate };
  const choices = useChoices<Value>(source, { text: typed ?? '', chosen: [], isOpen, isBusy });
  const { note, show, clear } = useNotice();
  const label = chosen === null ? '' : choices.find(chosen).label;

  const choose = (next: Value | null) => {
    setTyped(undefined);
    // Leaving the field also reports the value that it showed before.
    if (next === chosen) return;
    clear();
    setChosen(next);
  };
  const type = (text: string) => {
    if (text === '' && isClearable) choose(null);
    setTyped(text === label ? undefined : text);
    clear();
  };

  return (
    <ChoiceField
      field={field}
      size={size}
      input={input}
      inputRef={inputRef}
      name={name}
      choices={choices}
      emptyText={emptyText}
      isBusy={isBusy}
      isOpen={isOpen}
      onOpenChange={setOpen}
      chosen={chosen}
      disabled={optionsIn(choices.rows).flatMap((each) => (each.isDisabled ? [each.value] : []))}
      text={typed ?? label}
      typed={typed ?? ''}
      onType={type}
      onChoose={(key) => {
        const next = typeof key === 'string' ? choices.take(key) : null;
        if (next !== null || key === null) choose(next ?? chosen);
      }}
      isFree={onCreate !== undefined}
      onLost={(words) => show(onCreate ? t`“${words}” was not added.` : t`Not in the list: ${words}.`)}
      note={note}
      onClear={isClearable && chosen !== null && (() => choose(null))}
      onBlur={onBlur}
    />
  );
}
