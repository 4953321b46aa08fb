import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { undoStepOf } from '../../../lib/pressed-letter.ts';
import { useEditHistory } from './edit-history.ts';
import { maskEdit } from './mask-edit.ts';
import type { Mask } from './masks/pattern-mask.ts';

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
  const history = useEditHistory();

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
  /** Undoes or repeats an edit. */
  const step = (input: HTMLInputElement, by: -1 | 1) => {
    const state = history.step(formatted, by);
    if (!state) return set(input, formatted, input.selectionStart ?? formatted.length);
    const value = mask.read(state.text);
    set(input, state.text, state.caret);
    setDraft(mask.draftOf?.(state.text) ?? '');
    setCharacters(value);
    onChange({ value, text: state.text, leftOut: '', isSame: value === kept });
  };
  const apply = (input: HTMLInputElement, { inputType, data }: Partial<InputEvent>) => {
    if (inputType?.startsWith('history')) return step(input, inputType === 'historyUndo' ? -1 : 1);
    const side = inputType === 'deleteContentForward' ? 'after' : 'before';
    const { before, text, caret } = leftBy(input, {
      formatted,
      isFull,
      sign: isOfKeypad.current ? mask.decimalSign : undefined,
    });
    isOfKeypad.current = false;
    const isWhole = !/^(?:insertText|insertCompositionText|delete)/.test(inputType ?? '');
    const edit = maskEdit(mask, { text, caret, side, isWhole });
    const key = inputType === 'insertText' && data ? data : undefined;
    // A key that finds no place would push out another character.
    if (edit.leftOut && !edit.isDraft && (key !== undefined || fullAt !== undefined)) {
      set(input, formatted, Math.max(caret - (key?.length ?? 0), 0));
      return onRefuse(key === undefined ? { text } : { key });
    }
    history.record(before, edit);
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
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      isOfKeypad.current = event.code === 'NumpadDecimal' && /^[.,]$/.test(event.key);
      const by = composed === null ? stepAskedBy(event) : undefined;
      if (by !== undefined) step(event.currentTarget, by);
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

/** The step that a key asks for, which the browser must not take then. */
function stepAskedBy(event: KeyboardEvent<HTMLInputElement>) {
  const by = event.currentTarget.readOnly || event.defaultPrevented ? undefined : undoStepOf(event);
  if (by !== undefined) event.preventDefault();
  return by;
}

interface LeftBy {
  /** The text before the edit. */
  formatted: string;
  /** Whether it is full, so that what is typed takes the place of what follows. */
  isFull: boolean;
  /** The sign that stands in place of the last key, because that was the decimal key of the keypad. */
  sign: string | undefined;
}

/** The text as an edit left it, and as it was before, with where the edit began. */
function leftBy({ value: typed, selectionStart }: HTMLInputElement, { formatted, isFull, sign }: LeftBy) {
  const caret = selectionStart ?? typed.length;
  const longer = typed.length - formatted.length;
  const start = sign === undefined ? typed.slice(0, caret) : typed.slice(0, caret - 1) + sign;
  return {
    caret,
    text: start + typed.slice(caret + (isFull ? Math.max(longer, 0) : 0)),
    before: { text: formatted, caret: Math.min(Math.max(caret - longer, 0), formatted.length) },
  };
}
