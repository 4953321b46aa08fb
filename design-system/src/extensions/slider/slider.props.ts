import type { CSSProperties, Ref } from 'react';
import type { Tone } from '../../theme/tones.ts';
import type { FieldProps } from '../../forms/field/field-props.ts';

/** The props that sliders with one and two handles share. */
export interface SliderBaseProps extends Pick<
  FieldProps,
  'labelVisibility' | 'labelHint' | 'description' | 'errorMessage' | 'isDisabled'
> {
  /** The name of the value. */
  label: string;
  /**
   * The least value.
   * @default 0
   */
  min?: number;
  /**
   * The greatest value.
   * @default 100
   */
  max?: number;
  /**
   * The distance from one value to the next.
   * @default 1
   */
  step?: number;
  /** The only values there are, rising, when they lie unevenly; they stand at equal distances, each with its mark. */
  stops?: readonly number[];
  /** How values are written, as for `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** The distance between two marks with their values under the rail; left out, there are none. */
  pips?: number;
  /**
   * When a bubble at each handle says its value.
   * @default 'never'
   */
  tooltip?: 'never' | 'whileMoving' | 'always';
  /**
   * The colour of handles and of what is between them.
   * @default 'primary'
   */
  tone?: Tone;
  /**
   * Whether it lies or stands; standing, it is 12 rem high.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /** The name under which the browser sends each value with its form. */
  name?: string;
  /** The group of handles. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
  style?: CSSProperties;
}
