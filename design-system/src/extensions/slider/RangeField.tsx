import type { ComponentPropsWithRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../forms/field/field-props.ts';
import { FieldFrame } from '../../forms/field/FieldFrame.tsx';
import type { Tone } from '../../theme/tones.ts';
import { Native } from './RangeField.styles.ts';
import { Output } from './rail/Rail.styles.ts';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';

type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  FieldOwnProps | 'type' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>;

export interface RangeFieldProps
  extends Omit<FieldProps, 'size' | 'isReadOnly' | 'isRequired' | 'labelAction'>, NativeProps {
  /** The value, when its owner keeps it. */
  value?: number;
  /**
   * The value at first, when the field keeps it.
   * @default The middle
   */
  defaultValue?: number;
  /** Called with every value on the way. */
  onChange?: (change: { value: number }) => void;
  /**
   * The least value.
   * @default 0
   */
  min?: number;
  /**
   * The greatest value.
   * @default 100
   */
  max?: number;
  /**
   * The distance from one value to the next.
   * @default 1
   */
  step?: number;
  /** How the value is written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /**
   * The colour of the handle and of the rail before it.
   * @default 'primary'
   */
  tone?: Tone;
}

/**
 * Sets a value on the browser's own range, where many stand in a list or every byte counts. For marks, bubbles or two
 * handles, use `Slider` and `RangeSlider`. Ref and rest go to the native input.
 */
export function RangeField(props: RangeFieldProps) {
  const { field, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, min = 0, max = 100, format, tone = 'primary', ...native } = rest;
  const say = useNumberFormat(format);
  const [current, change] = useControlledState(value, defaultValue ?? (min + max) / 2, (next) =>
    onChange?.({ value: next }),
  );

  return (
    <FieldFrame {...field} labelAction={<Output aria-hidden>{say(current)}</Output>}>
      {({ readOnly: _, required: __, ...control }) => (
        <Native
          {...native}
          {...control}
          type="range"
          min={min}
          max={max}
          value={current}
          aria-valuetext={say(current)}
          style={{ ...native.style, '--share': max === min ? 0 : (current - min) / (max - min) }}
          onChange={({ target }) => change(target.valueAsNumber)}
          data-tone={tone}
        />
      )}
    </FieldFrame>
  );
}
