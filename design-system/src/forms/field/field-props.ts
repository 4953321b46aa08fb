import type { ReactNode } from 'react';

export type FieldSize = 'small' | 'medium' | 'large';

/** The position of the label: above the control, beside it, or inside it while it is empty. */
export type LabelPlacement = 'above' | 'beside' | 'floating';

/** The props of every field, beside the attributes of its control. */
export interface FieldProps {
  /** The label of the field. */
  label: ReactNode;
  /**
   * Whether the label is to be seen, or only heard, where the place says it already, as above a table.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'hidden';
  /**
   * Whether the label stands above the control, or beside it where the window is wide enough.
   * @default That of the form, else 'above'
   */
  labelPlacement?: Exclude<LabelPlacement, 'floating'>;
  /** A few muted words behind the label, such as an example; they are part of its name. */
  labelHint?: ReactNode;
  /** A link or button at the end of the label's line; Tab reaches it after the control. */
  labelAction?: ReactNode;
  /** Help that is always there, such as the expected format. */
  description?: ReactNode;
  /** The error and how to fix it. While there is one, the field is invalid. */
  errorMessage?: ReactNode;
  /** The message of a valid value. It is hidden while there is an error. */
  successMessage?: ReactNode;
  /**
   * 32, 40 or 48 px high; less in the compact density.
   * @default 'medium'
   */
  size?: FieldSize;
  /**
   * Whether the form cannot do without it; marked with a star.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it takes no part in the form right now.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether its value can be read, reached and copied, but not changed.
   * @default false
   */
  isReadOnly?: boolean;
}

/** The props of a text field, whose label may float inside it. */
export interface TypedFieldProps extends Omit<FieldProps, 'labelPlacement'> {
  /**
   * Above the control, beside it where the window is wide enough, or in it while it is empty. Floating labels have one line and
   * one size; prefer the others.
   * @default 'above'
   */
  labelPlacement?: LabelPlacement;
}

/** Attributes of the control that `FieldProps` says in its own words; and `maxLength`, which cuts a pasted text in silence. */
export type FieldOwnProps =
  | 'size'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'maxLength'
  | 'aria-invalid'
  | 'aria-describedby';

/** Parts what the frame needs from what goes to the control. */
export function splitFieldProps<Props extends TypedFieldProps & { id?: string }>(props: Props) {
  const { id, label, labelVisibility, labelPlacement, labelHint, labelAction, ...others } = props;
  const { description, errorMessage, successMessage, ...control } = others;
  const { size = 'medium', isRequired, isDisabled, isReadOnly, ...rest } = control;
  const labelled = { label, labelVisibility, labelPlacement, labelHint, labelAction };
  const messages = { description, errorMessage, successMessage };
  const states = { isRequired, isDisabled, isReadOnly };
  const field: Omit<TypedFieldProps, 'size'> & { id?: string } = { id, ...labelled, ...messages, ...states };
  return { field, size, rest };
}

/** A floating label finds out by its placeholder that the control is empty, so there always is one. */
export function placeholderFor(labelPlacement: LabelPlacement | undefined, placeholder: string | undefined) {
  return labelPlacement === 'floating' ? (placeholder ?? ' ') : placeholder;
}
