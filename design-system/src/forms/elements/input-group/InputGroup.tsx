import type { ComponentPropsWithRef } from 'react';
import { Input } from '../../field/Control.styles.ts';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../field/field-props.ts';
import { GroupFrame, type Joined } from './GroupFrame.tsx';

export interface InputGroupProps
  extends FieldProps, Joined, Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'prefix' | 'children'> {
  /**
   * Which keyboard and which suggestions the browser offers.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
}

/**
 * A line of text with something joined to it: words, a button, a menu, a choice. Ref and rest go to the native input.
 * For a few words alone, `TextField` is lighter.
 */
export function InputGroup({ type = 'text', prefix, suffix, before, after, dividers, ...props }: InputGroupProps) {
  const { field, size, rest } = splitFieldProps(props);
  return (
    <GroupFrame {...field} {...{ prefix, suffix, before, after, dividers }} size={size}>
      {(control) => <Input {...rest} {...control} type={type} />}
    </GroupFrame>
  );
}
