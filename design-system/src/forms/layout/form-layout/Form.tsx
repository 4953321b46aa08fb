import type { ComponentPropsWithRef } from 'react';
import { LabelPlacementContext } from '../../field/label-placement.ts';
import { Actions, type FormColumns, Root } from './Form.styles.ts';

export interface FormProps extends ComponentPropsWithRef<'form'> {
  /**
   * Whether labels stand above their controls, or beside them where the window is wide enough.
   * @default 'above'
   */
  labels?: 'above' | 'beside';
  /**
   * One field per line, or as many beside each other as the form has room for.
   * @default 'one'
   */
  columns?: FormColumns;
}

/**
 * Fields below each other, aligned, with their buttons in `FormActions`. It leaves the browser's own bubbles out: messages
 * stand under the fields. For much that is asked in steps, use `Wizard`.
 */
export function Form({ labels = 'above', columns = 'one', ...rest }: FormProps) {
  return (
    <LabelPlacementContext value={labels}>
      <Root noValidate {...rest} data-labels={labels} $columns={columns} />
    </LabelPlacementContext>
  );
}

export type FormActionsProps = ComponentPropsWithRef<'div'>;

/** The buttons at the end of a `Form`: what sends it first. They stand under the controls, wherever the labels are. */
export function FormActions(props: FormActionsProps) {
  return <Actions {...props} />;
}
