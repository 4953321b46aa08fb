import type { ComponentPropsWithRef } from 'react';
import { ControlBox } from '../../../field/ControlBox.tsx';
import { type FieldProps, type FieldOwnProps, splitFieldProps } from '../../../field/field-props.ts';
import { FieldFrame } from '../../../field/FieldFrame.tsx';
import { Files } from './FileField.styles.ts';

export interface FileFieldProps
  extends
    Omit<FieldProps, 'isReadOnly'>,
    Omit<ComponentPropsWithRef<'input'>, FieldOwnProps | 'type' | 'value' | 'defaultValue' | 'children'> {
  /**
   * Whether more than one file can be chosen.
   * @default false
   */
  multiple?: boolean;
  /** The file types offered, such as `.pdf,image/*`. Others can still arrive by drop, so check them. */
  accept?: string;
}

/** Takes files along with a form. It is the browser's own field, in the browser's own words; ref and rest go to it. */
export function FileField(props: FileFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      {({ readOnly: _, ...control }) => (
        <ControlBox size={size}>
          <Files {...rest} {...control} type="file" />
        </ControlBox>
      )}
    </FieldFrame>
  );
}
