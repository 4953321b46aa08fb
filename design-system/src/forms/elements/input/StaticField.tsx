import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type FieldProps, splitFieldProps } from '../../field/field-props.ts';
import { FieldFrame, labelIdOf } from '../../field/FieldFrame.tsx';
import { Text } from './StaticField.styles.ts';

export interface StaticFieldProps
  extends
    Pick<FieldProps, 'label' | 'labelPlacement' | 'labelHint' | 'labelAction' | 'description' | 'size'>,
    Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** The value to show. */
  children: ReactNode;
}

/** A value among fields that is no field: it is never changed here. Outside forms, use `DescriptionList`. */
export function StaticField({ children, ...props }: StaticFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  return (
    <FieldFrame {...field} isNative={false}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Text
          {...rest}
          id={id}
          role="group"
          aria-labelledby={labelIdOf(id)}
          aria-describedby={describedBy}
          data-size={size}
        >
          {children}
        </Text>
      )}
    </FieldFrame>
  );
}
