import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { maskEdit } from './mask-edit.ts';
import type { Mask } from './masks.ts';

interface MaskOptions {
  mask: Mask;
  /** The characters that count, when their owner keeps them. */
  value: string | undefined;
  /** The characters that count at first. */
  defaultValue: string;
  /** From so many characters on, those that are typed between others take the place of the next; left out, of the last. */
  fullAt?: number;
  onChange: (change: MaskChange) => void;
  /** Called with a key that finds no place, or a text that is too long for `fullAt`; neither changes anything. */
  onRefuse: (refused: { key: string } | { text: string }) => void;
}

interface MaskChange {
  /** The characters that count. */
  value: string;
  /** The text as it is shown. */
  text: string;
  /** The pasted characters that found no place. */
  leftOut: string;
  /** Whether the same characters were there before. */
  isSame: boolean;
}

/** The props of an input with a mask, with the caret kept in position. */
export function useMask({ mask, value, defaultValue, fullAt, onChange, onRefuse }: MaskOptions) {
  const [characters, setCharacters] = useControlledState(value, mask.read(defaultValue));
  // While an input method composes, its text is its own.
  const [composed, setComposed] = useState<string | null>(null);
  const [draft, setDraft] = useState('');

  const isOfKeypad = useRef(false);

  const written = mask.write(characters);
  const kept = mask.read(written);
  const isDraft = draft !== '' && mask.read(draft) === kept;
  const formatted = isDraft ? draft : written;
  const isFull = fullAt !== undefined && mask.read(formatted).length >= fullAt;

  const set = (input: HTMLInputElement, text: string, caret: number) => {
    // React leaves the caret alone where it finds the text that it was going to write.
    input.value = text;
    input.setSelectionRange(caret, caret);
    setComposed(null);
  };
  const apply = (input: HTMLInputElement, { inputType, data }: Partial<InputEvent>) => {
    const { value: typed, selectionStart } = input;
    const side = inputType === 'deleteContentForward' ? 'after' : 'before';
    const caret = selectionStart ?? typed.length;
    const added = isFull ? Math.max(typed.length - formatted.length, 0) : 0;
    const keyed =
      isOfKeypad.current && mask.decimalSign ? typed.slice(0, caret - 1) + mask.decimalSign : typed.slice(0, caret);
    isOfKeypad.current = false;
    const text = keyed + typed.slice(caret + added);
    const isWhole = !/^(?:insertText|insertCompositionText|delete)/.test(inputType ?? '');
    const edit = maskEdit(mask, { text, caret, side, isWhole });
    const key = inputType === 'insertText' && data ? data : undefined;
    // A key that finds no place would push out another character.
    if (edit.leftOut && !edit.isDraft && (key !== undefined || fullAt !== undefined)) {
      set(input, formatted, Math.max(caret - (key?.length ?? 0), 0));
      onRefuse(key === undefined ? { text } : { key });
      return;
    }
    set(input, edit.text, edit.caret);
    setDraft(edit.isDraft ? edit.text : '');
    setCharacters(edit.characters);
    const leftOut = edit.isDraft ? '' : edit.leftOut;
    onChange({ value: edit.characters, text: edit.text, leftOut, isSame: edit.characters === kept });
  };
  const endDraft = () => {
    if (!isDraft) return;
    setDraft('');
    const leftOut = mask.leftOut(draft);
    if (leftOut) onChange({ value: kept, text: written, leftOut, isSame: true });
  };

  const input = {
    inputMode: mask.inputMode,
    value: composed ?? formatted,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const edit = nativeEvent as InputEvent;
      if (edit.isComposing) setComposed(target.value);
      else apply(target, edit);
    },
    onKeyDown: ({ code, key }: KeyboardEvent<HTMLInputElement>) => {
      isOfKeypad.current = code === 'NumpadDecimal' && /^[.,]$/.test(key);
    },
    onBlur: endDraft,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      apply(event.currentTarget, { inputType: 'insertCompositionText' }),
  };
  /** Takes a text in place of all that was there, as if it were typed. */
  const replace = (element: HTMLInputElement, text: string) => {
    set(element, text, text.length);
    apply(element, {});
  };
  return { input, replace };
}
