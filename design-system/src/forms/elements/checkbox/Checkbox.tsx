import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Tone } from '../../../theme/tones.ts';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { asLabelOf } from '../../field/Choice.styles.ts';
import { FieldFrame } from '../../field/FieldFrame.tsx';
import { Label, Tick } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends
    Pick<FieldProps, 'description' | 'errorMessage' | 'isRequired' | 'isDisabled'>,
    Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type'> {
  /** The label. Without one, as in a table row, pass an `aria-label`. */
  children?: ReactNode;
  /**
   * The colour of the ticked box.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether it stands for a group of which some are ticked and some are not. Pressing it still reports `checked`.
   * @default false
   */
  isIndeterminate?: boolean;
}

/** Says yes or no, or takes something into a selection. It takes effect with its form; for at once, use a switch. */
export function Checkbox({
  ref,
  tone = 'primary',
  isIndeterminate = false,
  onChange,
  children,
  ...props
}: CheckboxProps) {
  const { field, rest } = splitFieldProps({ ...props, label: undefined });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  // Before it is painted: it must not stand there unticked for a moment.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <FieldFrame {...field}>
      {({ readOnly: _, ...control }) => (
        <Label {...asLabelOf(children)}>
          <Tick
            {...rest}
            {...control}
            ref={input}
            type="checkbox"
            onChange={(event) => {
              onChange?.(event);
              // A press clears the mark in the browser, whatever the owner thinks of it.
              event.currentTarget.indeterminate = isIndeterminate;
            }}
            data-tone={tone}
          />
          {children && <span>{children}</span>}
        </Label>
      )}
    </FieldFrame>
  );
}
