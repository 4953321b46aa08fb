import { Minus, Plus } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId, useMemo } from 'react';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { useTypedSign } from '../../../lib/numbers/decimal-sign.ts';
import { AriaLocaleProvider } from '../../../lib/i18n/AriaLocaleProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import type { Tone } from '../../../theme/tones.ts';
import { Affix } from '../../field/Control.styles.ts';
import { ControlBox } from '../../field/ControlBox.tsx';
import { type FieldProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { numberNotation } from './number-notation.ts';
import { Step } from './NumberField.styles.ts';
import { NumberInput } from './NumberInput.tsx';
import { useNumberMistake } from './useNumberMistake.ts';

export interface NumberFieldProps extends FieldProps {
  /** The number, when its owner keeps it; `null` for none. */
  value?: number | null;
  /** The number at first, when the field keeps it. */
  defaultValue?: number;
  /** Called with the number when the field is left, Enter is pressed or a step is taken; `null` when it was emptied. */
  onChange?: (change: { value: number | null }) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** The least number. What is typed below it becomes it, and the field says so. */
  min?: number;
  /** The greatest number. What is typed above it becomes it, and the field says so. */
  max?: number;
  /**
   * The step of the arrow keys and buttons.
   * @default 1
   */
  step?: number;
  /**
   * How the number is written, as for `Intl.NumberFormat`. It is Portuguese in every language, as all numbers that are
   * shown, and stands without groups while it is typed; point and comma are both read.
   */
  format?: Intl.NumberFormatOptions;
  /** The colour of the buttons that step; left out, they are as quiet as other buttons in fields. */
  tone?: Tone;
  /** A unit after the number. */
  suffix?: ReactNode;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
  /** The input's id. */
  id?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

/**
 * Asks for a count or a measure. For money, use `MoneyField`; for digits that do not count, such as a policy number, `TextField`.
 *
 * ## What it takes
 *
 * - Numbers with comma or point, groups and signs, as listed below; a pasted currency is left out. The comma is the decimal sign,
 *   and a point groups where three digits follow. Where page and browser write decimals with a point, `2.500` could be two numbers:
 *   the field takes neither and asks.
 * - A number beyond `min`, `max` or between two steps becomes the nearest allowed one, and one with too many decimals is rounded,
 *   when the field is left or Enter is pressed. The field says which number it took, until the next edit.
 * - A key that belongs to no number, and a pasted text that is none, change nothing; the field says so.
 */
export function NumberField(props: NumberFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, onBlur, min, max, step, format, tone, suffix, name, ...input } = rest;
  const suffixId = useId();
  const unit = typeof suffix === 'string' ? suffix : '';
  const typedSign = useTypedSign();
  const notation = useMemo(
    () => numberNotation({ format, step, suffix: unit, typedSign }),
    [format, step, unit, typedSign],
  );
  const mistake = useNumberMistake(notation);

  return (
    <FieldFrame
      {...field}
      errorMessage={field.errorMessage ?? mistake.errorMessage}
      note={mistake.note}
      describedBy={suffix ? suffixId : undefined}
    >
      {({ id, required, disabled, readOnly, ...aria }) => (
        <AriaLocaleProvider>
          <AriaNumberField
            id={id}
            aria-labelledby={labelIdOf(id)}
            aria-describedby={aria['aria-describedby']}
            isInvalid={aria['aria-invalid']}
            isRequired={required}
            isDisabled={disabled}
            isReadOnly={readOnly}
            validationBehavior="aria"
            isWheelDisabled
            value={value === null ? Number.NaN : value}
            defaultValue={defaultValue}
            onChange={(number) => {
              mistake.onNumber(number);
              onChange?.({ value: Number.isNaN(number) ? null : number });
            }}
            onBlur={() => onBlur?.()}
            minValue={min}
            maxValue={max}
            step={step}
            {...(format && { formatOptions: format })}
            name={name}
          >
            <ControlBox size={size}>
              <NumberInput {...input} {...{ notation, min }} onEvent={mistake.onEvent} />
              {suffix && (
                <Affix id={suffixId}>
                  <bdi>{suffix}</bdi>
                </Affix>
              )}
              <Step slot="decrement" data-tone={tone} id={`${id}-less`} aria-labelledby={`${id}-less ${labelIdOf(id)}`}>
                <Icon icon={Minus} />
              </Step>
              <Step slot="increment" data-tone={tone} id={`${id}-more`} aria-labelledby={`${id}-more ${labelIdOf(id)}`}>
                <Icon icon={Plus} />
              </Step>
            </ControlBox>
          </AriaNumberField>
        </AriaLocaleProvider>
      )}
    </FieldFrame>
  );
}
