import type { CSSProperties, Ref } from 'react';
import type { FieldProps } from '../../field/field-props.ts';

/** What every field for dates and times takes. */
export interface PickerProps extends FieldProps {
  /**
   * Whether it can be emptied by a button.
   * @default false
   */
  isClearable?: boolean;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** The id of what is typed in. */
  id?: string;
  /** What is typed in; focus put into it goes to its first part. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
}

/** A value that is chosen by one press, beside the calendar. */
export interface Preset<Value> {
  /** What people call it: "Last 7 days". */
  label: string;
  value: Value;
}
