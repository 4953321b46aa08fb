import { type ClipboardEvent, type ComponentPropsWithRef, useMemo } from 'react';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { useAdjustment } from '../../adjustment/useAdjustment.ts';
import { digitsOf, patternMask } from '../input-mask/masks/pattern-mask.ts';
import { useMask } from '../input-mask/useMask.ts';
import { readPastedCode } from './code-in.ts';
import { Cell, Cells, Digits, Row } from './OneTimeCodeField.styles.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  FieldOwnProps | 'type' | 'children' | 'value' | 'defaultValue' | 'onChange'
>;

export interface OneTimeCodeFieldProps extends Omit<FieldProps, 'size'>, NativeProps {
  /**
   * How many digits the code has.
   * @default 6
   */
  length?: number;
  /** The digits, when their owner keeps them. */
  value?: string;
  /** The digits at first, when the field keeps them. */
  defaultValue?: string;
  /** Called with the digits so far. */
  onChange?: (change: { value: string }) => void;
  /** Called with the code when its last digit was typed or pasted. */
  onComplete?: (code: { value: string }) => void;
}

/**
 * Asks for the code that was sent to a phone or that an app shows. It is one native input with a cell for each digit, so
 * pasting, correcting, the phone's suggestion and screen readers work as everywhere. A pasted message gives its code; one with
 * too many digits changes nothing, and the field says so. Ref and rest go to it.
 *
 * ## What it takes
 *
 * - The digits of the code, typed, pasted or filled in by the phone: `123456`, `123 456`, `123-456`.
 * - A whole message: `Your code is 123456. It is valid for 10 minutes.` Its only code takes the place of what was there.
 * - Anything with too many digits, or with none, changes nothing, and the field says how many it has.
 * - A digit at the caret of a complete code takes the place of the next one.
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { length = 6, value, defaultValue = '', onChange, onComplete, onCompositionEnd, ...native } = rest;
  const mask = useMemo(() => patternMask('0'.repeat(length)), [length]);
  const { note, setAdjustment } = useAdjustment();
  const masked = useMask({
    mask,
    value,
    defaultValue,
    fullAt: length,
    onRefuse: (refused) =>
      setAdjustment(
        'key' in refused
          ? { kind: 'left out', text: refused.key }
          : { kind: 'no room', length, joined: digitsOf(refused.text).length },
      ),
    onChange: (change) => {
      setAdjustment(undefined);
      onChange?.({ value: change.value });
      if (change.value.length === length) onComplete?.({ value: change.value });
    },
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    native.onPaste?.(event);
    const { value: present, selectionStart, selectionEnd, readOnly } = event.currentTarget;
    if (event.defaultPrevented || readOnly) return;
    const staying = present.slice(0, selectionStart ?? present.length) + present.slice(selectionEnd ?? present.length);
    const read = readPastedCode(event.clipboardData.getData('text'), staying, length);
    if (read) event.preventDefault();
    if (read && 'code' in read) masked.replace(event.currentTarget, read.code);
    else setAdjustment(read);
  };
  const next = Math.min(masked.input.value.length, length - 1);

  return (
    <FieldFrame {...field} note={note}>
      {(control) => (
        <Row dir="ltr" $length={length}>
          <Digits
            autoComplete="one-time-code"
            {...native}
            {...control}
            {...masked.input}
            onPaste={paste}
            onBlur={native.onBlur}
            onKeyDown={(event) => {
              native.onKeyDown?.(event);
              masked.input.onKeyDown(event);
            }}
            onCompositionEnd={(event) => {
              onCompositionEnd?.(event);
              masked.input.onCompositionEnd(event);
            }}
            $length={length}
          />
          <Cells aria-hidden>
            {Array.from({ length }, (_, index) => (
              <Cell key={index} data-next={index === next || undefined} />
            ))}
          </Cells>
        </Row>
      )}
    </FieldFrame>
  );
}
