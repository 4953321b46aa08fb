import type { CSSProperties, Ref, RefObject } from 'react';
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

/** What the open calendar needs to know of its field. */
export interface LayerPlacement {
  boxRef: RefObject<HTMLElement | null>;
  /** The id of the label of the field, which names the calendar too. */
  labelledBy: string;
  onClose: () => void;
}
