import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useControlledState } from 'react-stately/useControlledState';
import { theme } from '../../../theme/theme.ts';
import {
  controlDisabled,
  controlFocus,
  controlInvalid,
  type ControlStyleProps,
  controlSize,
  controlSurface,
  controlValid,
} from '../../field/Control.styles.ts';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import type { SelectOption } from './Select.tsx';

type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  FieldOwnProps | 'value' | 'defaultValue' | 'onChange' | 'multiple' | 'children'
>;

export interface SelectListProps<Value extends string = string> extends Omit<FieldProps, 'isReadOnly'>, NativeProps {
  /** The options. */
  options: readonly SelectOption<Value>[];
  /** The chosen values, when their owner keeps them. */
  value?: readonly Value[];
  /** The values chosen at first, when the field keeps them. */
  defaultValue?: readonly Value[];
  /** Called with the values that are chosen from now on, in the order of the options. */
  onChange?: (change: { value: Value[] }) => void;
  /**
   * How many options are in sight; the others scroll.
   * @default 5
   */
  rows?: number;
}

/**
 * Chooses several of a few, from a list that is always in sight. It is the browser's own, so a mouse chooses one more while
 * Ctrl or ⌘ is held. For many options, or where that is not known, use `MultiSelect`.
 */
export function SelectList<Value extends string = string>(props: SelectListProps<Value>) {
  const { field, size, rest } = splitFieldProps(props);
  const { options, value, defaultValue = [], onChange, rows = 5, ...native } = rest;
  const [chosen, choose] = useControlledState<readonly Value[], Value[]>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );

  return (
    <FieldFrame {...field}>
      {({ readOnly: _, ...control }) => (
        <List
          {...native}
          {...control}
          multiple
          size={rows}
          data-size={size}
          value={chosen}
          onChange={({ target }) => {
            const marked = new Set([...target.selectedOptions].map((option) => option.value));
            choose(options.map((option) => option.value).filter((each) => marked.has(each)));
          }}
        >
          {options.map(({ value: each, label, isDisabled }) => (
            <option key={each} value={each} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </List>
      )}
    </FieldFrame>
  );
}

const List = styled.select<ControlStyleProps>`
  ${controlSize}
  ${controlSurface}
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${theme.space.xs};
  overflow: auto;

  option {
    padding-block: ${theme.space.xs};
    padding-inline: calc(var(--pad) - ${theme.space.xs});
    border-radius: ${theme.radius.s};
    color: ${theme.color.ink};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  option:checked {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primaryInk};
    font-weight: ${theme.weight.semibold};
  }
  option:disabled {
    color: ${theme.color.ink3};
  }

  &[aria-invalid='true'] {
    ${controlInvalid}
  }
  &[data-valid] {
    ${controlValid}
  }
  &:focus {
    ${controlFocus}
  }
  &:disabled {
    ${controlDisabled}
  }
`;
