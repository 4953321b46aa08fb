import type { ComponentPropsWithRef } from 'react';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { Area } from '../textarea/TextArea.styles.ts';
import { GroupFrame, type Joined } from './GroupFrame.tsx';

export interface TextAreaGroupProps
  extends FieldProps, Joined, Omit<ComponentPropsWithRef<'textarea'>, FieldOwnProps | 'prefix' | 'children'> {
  /**
   * Lines it shows when empty; it grows with its text.
   * @default 3
   */
  rows?: number;
}

/** An `InputGroup` for more than a line. Ref and rest go to the native textarea. */
export function TextAreaGroup({ rows = 3, prefix, suffix, before, after, dividers, ...props }: TextAreaGroupProps) {
  const { field, size, rest } = splitFieldProps(props);
  return (
    <GroupFrame {...field} {...{ prefix, suffix, before, after, dividers }} size={size}>
      {(control) => <Area {...rest} {...control} rows={rows} />}
    </GroupFrame>
  );
}
