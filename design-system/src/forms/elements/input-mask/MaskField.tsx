import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../input/TextField.tsx';
import { useAdjustment } from '../../adjustment/useAdjustment.ts';
import type { Mask } from './masks/pattern-mask.ts';
import { useMask } from './useMask.ts';
import { useMaskMessages } from './useMaskMessages.ts';

export interface MaskFieldProps extends Omit<TextFieldProps, 'type' | 'note' | 'value' | 'defaultValue' | 'onChange'> {
  /** How what is typed is written; made once, outside of the component, or kept. */
  mask: Mask;
  /** The expected format in words or by an example; it is shown under the field and read with it. */
  description: NonNullable<TextFieldProps['description']>;
  /** The characters that count, when their owner keeps them. */
  value?: string;
  /** The characters that count at first, when the field keeps them. */
  defaultValue?: string;
  /**
   * Called with the characters that count, with the text as it is shown, and with what was pasted but does not fit. Kept
   * behind the characters, it makes them too many for the form that checks them, and its message stays.
   */
  onChange?: (change: { value: string; text: string; leftOut?: string }) => void;
}

/**
 * Asks for something with a known form, such as a card number, and writes it in that form while it is typed or pasted.
 * What fits nowhere is left out, and the field says so: a key too many changes nothing, the end of a longer paste is an error. For dates with a calendar, use a date picker; for amounts, `MoneyField`.
 *
 * ## What it takes
 *
 * - What is typed, pasted, dropped or filled in, with or without the signs of the mask. Words such as `CPF` before figures count
 *   for nothing.
 * - A key that finds no place changes nothing, and pushes no other character out; the field says so.
 * - A month, day or hour that does not exist, a check digit that does not fit and a card that has expired stay as they were typed,
 *   and the field says what is wrong when it is left.
 * - Of a text with more characters than places, what fits; the rest is an error until something else stands there.
 * - Digits of every script. Dates with one digit for day or month, an expiry date with four for the year, a time with `PM`,
 *   telephone numbers with the code of the country, a trunk zero or an operator.
 * - Ctrl or ⌘ with Z undoes the last edit, also a paste.
 * - Numbers with the signs of another language, where they cannot be mistaken, and the decimal key of the numeric keypad.
 */
export function MaskField({
  mask,
  value,
  defaultValue = '',
  prefix,
  errorMessage,
  onChange,
  onBlur,
  onKeyDown,
  onCompositionEnd,
  ...rest
}: MaskFieldProps) {
  const { t } = useLingui();
  const [last, setLast] = useState({ value: defaultValue, leftOut: '' });
  const { note, setAdjustment } = useAdjustment();
  const [leftAt, setLeftAt] = useState<Date>();
  const messages = useMaskMessages();
  const isLast = value === undefined || mask.write(value) === mask.write(last.value);
  const leftOut = (isLast && last.leftOut) || mask.leftOut(value ?? '');
  const mistake = leftAt && mask.mistakeIn?.(mask.read(mask.write(value ?? last.value)), leftAt);
  const masked = useMask({
    mask,
    value,
    defaultValue,
    onChange: ({ value: next, text, leftOut: unfit, isSame }) => {
      setAdjustment(undefined);
      setLeftAt(undefined);
      // Until something else stands there, what was left out is still missing.
      if (isSame && !unfit && leftOut) return;
      setLast({ value: next, leftOut: unfit });
      onChange?.({ value: next, text, ...(unfit && { leftOut: unfit }) });
    },
    onRefuse: (refused) => 'key' in refused && setAdjustment({ kind: 'left out', text: refused.key }),
  });
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      // Figures run from left to right on every page.
      dir="ltr"
      {...rest}
      {...masked.input}
      note={!leftOut && note}
      errorMessage={
        errorMessage || (leftOut && t`Not added, because it doesn't fit: ${leftOut}.`) || (mistake && messages[mistake])
      }
      prefix={prefix && <bdi dir="ltr">{prefix}</bdi>}
      onBlur={(event) => {
        onBlur?.(event);
        setLeftAt(new Date());
        masked.input.onBlur();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        masked.input.onKeyDown(event);
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event);
        masked.input.onCompositionEnd(event);
      }}
    />
  );
}
