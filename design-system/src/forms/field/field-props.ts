import type { ReactNode } from 'react';

export type FieldSize = 'small' | 'medium' | 'large';

/** What every field takes, beside the attributes of its control. */
export interface FieldProps {
  /** What the field asks for. */
  label: ReactNode;
  /**
   * Whether the label is to be seen, or only heard, where the place says it already, as above a table.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'hidden';
  /** A link or button at the end of the label's line; Tab reaches it after the control. */
  labelAction?: ReactNode;
  /** Help that is always there, such as the expected format. */
  description?: ReactNode;
  /** What is wrong and how to put it right. While there is one, the field is invalid. */
  errorMessage?: ReactNode;
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

/** Attributes of the control that `FieldProps` says in its own words. */
export type SaidByField = 'size' | 'required' | 'disabled' | 'readOnly' | 'aria-invalid' | 'aria-describedby';

/** Parts what the frame needs from what goes to the control. */
export function splitFieldProps<Props extends FieldProps & { id?: string }>(props: Props) {
  const { id, label, labelVisibility, labelAction, description, errorMessage, ...others } = props;
  const { size = 'medium', isRequired, isDisabled, isReadOnly, ...rest } = others;
  const texts = { label, labelVisibility, labelAction, description, errorMessage };
  const field: Omit<FieldProps, 'size'> & { id?: string } = { id, ...texts, isRequired, isDisabled, isReadOnly };
  return { field, size, rest };
}
