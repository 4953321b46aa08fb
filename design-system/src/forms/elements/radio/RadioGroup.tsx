import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { Tone } from '../../../theme/tones.ts';
import { type FieldProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Radio } from './Radio.tsx';
import { Option, OptionHelp, Options, WithIcon } from './Radio.styles.ts';

export interface RadioOption<Value extends string = string> {
  /** The value for the form. */
  value: Value;
  /** The visible label. */
  label: string;
  /** A picture beside the label. */
  icon?: LucideIcon;
  /** Help under the label, for a choice with consequences. */
  description?: string;
  /**
   * Whether it is shown but cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends
    Omit<FieldProps, 'size' | 'isReadOnly'>,
    Omit<ComponentPropsWithRef<'div'>, 'role' | 'children' | 'defaultValue' | 'onChange'> {
  /** Two to six choices. For more, use `Select`. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when its owner keeps it; `null` for none. */
  value?: Value | null;
  /** The value chosen at first, when the group keeps it. */
  defaultValue?: Value;
  /** Called with the value that was chosen. */
  onChange?: (change: { value: Value }) => void;
  /** The name under which the browser sends the choice with its form. */
  name?: string;
  /**
   * The colour of the chosen button.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Below each other, or beside each other for a few short words.
   * @default 'vertical'
   */
  orientation?: 'vertical' | 'horizontal';
  /**
   * Whether each choice has a frame, where what comes next depends on it: a row of its own, or a card where it has an icon.
   * @default false
   */
  isFramed?: boolean;
}

/** Chooses one of a few, all in view. It takes effect with its form; for at once, use `SegmentedControl`. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { field, rest } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, tone, orientation = 'vertical', isFramed, ...group } = rest;
  const ownName = useId();
  const { name = ownName, ...root } = group;
  const [chosen, choose] = useControlledState<Value | null, Value>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );

  return (
    <FieldFrame {...field} isNative={false}>
      {({ readOnly: _, required, disabled, ...control }) => (
        <Options
          {...root}
          {...control}
          role="radiogroup"
          aria-labelledby={labelIdOf(control.id)}
          aria-orientation={orientation}
          aria-required={required}
          aria-disabled={disabled}
          $orientation={orientation}
        >
          {options.map(({ value: each, label, icon, description, isDisabled = false }) => (
            <Option key={each} data-framed={isFramed ? (icon ? 'tile' : 'row') : undefined}>
              <Radio
                name={name}
                value={each}
                tone={tone}
                required={required}
                isDisabled={disabled || isDisabled}
                checked={each === chosen}
                aria-invalid={control['aria-invalid'] || undefined}
                aria-describedby={description && `${control.id}-${each}`}
                onChange={() => choose(each)}
              >
                {icon ? (
                  <WithIcon>
                    <span>{label}</span>
                    <Icon icon={icon} size="menu" />
                  </WithIcon>
                ) : (
                  label
                )}
              </Radio>
              {description && (
                <OptionHelp id={`${control.id}-${each}`} data-text>
                  {description}
                </OptionHelp>
              )}
            </Option>
          ))}
        </Options>
      )}
    </FieldFrame>
  );
}
