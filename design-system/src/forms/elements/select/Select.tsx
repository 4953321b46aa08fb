import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Icon } from '../../../icons/Icon.tsx';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { Frame, Native } from './Select.styles.ts';

export interface SelectOption<Value extends string = string> {
  /** The value for the form. It must not be empty. */
  value: Value;
  /** The label of the option, by which typing finds it. */
  label: string;
  /**
   * Whether it is shown but cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  FieldOwnProps | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'
>;

export interface SelectProps<Value extends string = string> extends Omit<FieldProps, 'isReadOnly'>, NativeProps {
  /** The options. Long lists scroll. A value that is none of them is shown as it is, and stays until another one is chosen. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, when its owner keeps it; `null` for none. */
  value?: Value | null;
  /** The value chosen at first, when the field keeps it. */
  defaultValue?: Value;
  /** Called with the value that was chosen. */
  onChange?: (change: { value: Value }) => void;
  /**
   * The placeholder.
   * @default 'Choose…'
   */
  placeholder?: string;
}

const none = '';

/**
 * Chooses one of several, from a list that opens. For two or three, show them all. It is the browser's own field, with its own
 * wheel on a phone; ref and rest go to it.
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, placeholder = t`Choose…`, ...native } = rest;
  const [chosen, choose] = useControlledState<Value | null, Value>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );

  return (
    <FieldFrame {...field}>
      {({ readOnly: _, ...control }) => (
        <Frame>
          <Native
            {...native}
            {...control}
            data-size={size}
            $isPlaceholder={chosen === null}
            value={chosen ?? none}
            onChange={({ target }) => {
              const option = options.find((each) => each.value === target.value);
              if (option) choose(option.value);
            }}
          >
            {chosen === null && (
              <option value={none} disabled hidden>
                {placeholder}
              </option>
            )}
            {chosen !== null && options.every((each) => each.value !== chosen) && (
              <option value={chosen}>{chosen}</option>
            )}
            {options.map(({ value: each, label, isDisabled }) => (
              <option key={each} value={each} disabled={isDisabled}>
                {label}
              </option>
            ))}
          </Native>
          <Icon icon={ChevronDown} />
        </Frame>
      )}
    </FieldFrame>
  );
}
