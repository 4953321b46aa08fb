import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { type CSSProperties, type Ref, useId } from 'react';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../../icons/Icon.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { type FieldProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { Layer, Option, Options, OptionText, Trigger } from './Select.styles.ts';

export interface SelectOption<Value extends string = string> {
  /** What the form gets. */
  value: Value;
  /** What people read, and type to find it. */
  label: string;
  /** A few words below the label. */
  description?: string;
  /**
   * Whether it is shown but cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string = string> extends Omit<FieldProps, 'isReadOnly'> {
  /** What there is to choose from; long lists scroll. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, when its owner keeps it; `null` for none. */
  value?: Value | null;
  /** The value chosen at first, when the field keeps it. */
  defaultValue?: Value;
  /** Called with the value that was chosen. */
  onChange?: (value: Value) => void;
  /** Called when focus leaves the field and its list. */
  onBlur?: () => void;
  /**
   * What stands in place of a value.
   * @default 'Choose…'
   */
  placeholder?: string;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
  /** The button's id. */
  id?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
  className?: string;
  style?: CSSProperties;
}

/**
 * Chooses one of several, from a list that opens. For two or three, show them all; for many that people know by name,
 * let them type. Ref and rest go to the button.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, onBlur, placeholder = t`Choose…`, name, ...trigger } = rest;
  const requiredId = useId();

  return (
    <FieldFrame {...field} isNative={false} describedBy={field.isRequired ? requiredId : undefined}>
      {(control) => (
        <AriaSelect<object>
          aria-labelledby={labelIdOf(control.id)}
          aria-describedby={control['aria-describedby']}
          isDisabled={control.disabled}
          isInvalid={control['aria-invalid']}
          isRequired={control.required}
          validationBehavior="aria"
          value={value}
          defaultValue={defaultValue}
          onChange={(key) => key !== null && onChange?.(key as Value)}
          onBlur={() => onBlur?.()}
          placeholder={placeholder}
          name={name}
        >
          <Trigger {...trigger} id={control.id} $size={size} data-invalid={control['aria-invalid'] || undefined}>
            <SelectValue>
              {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
            </SelectValue>
            <Icon icon={ChevronDown} />
          </Trigger>
          {control.required && (
            <VisuallyHidden id={requiredId} aria-hidden>
              {t`Required`}
            </VisuallyHidden>
          )}
          <Layer>
            <Options>
              {options.map(({ value: id, label, description, isDisabled }) => (
                <Option key={id} id={id} textValue={label} isDisabled={isDisabled} $size={size}>
                  <OptionText>
                    {label}
                    {description && <small>{description}</small>}
                  </OptionText>
                  <Icon icon={Check} />
                </Option>
              ))}
            </Options>
          </Layer>
        </AriaSelect>
      )}
    </FieldFrame>
  );
}
