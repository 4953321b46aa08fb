import type { CSSProperties, Ref, RefObject } from 'react';
import type { FieldProps } from '../../field/field-props.ts';

/** The props that all date and time fields share. */
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
  /** The segments. Focusing it focuses the first segment. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
}

/** A value that is chosen by one press, beside the calendar. */
export interface Preset<Value> {
  /** The name of the range: "Last 7 days". */
  label: string;
  value: Value;
}

/** The placement of the open calendar at its field. */
export interface LayerPlacement {
  boxRef: RefObject<HTMLElement | null>;
  /** The id of the label of the field, which names the calendar too. */
  labelledBy: string;
  onClose: () => void;
}
