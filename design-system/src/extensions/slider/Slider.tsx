import { useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { SliderBaseProps } from './slider.props.ts';
import type { Range, Scale } from './rail/slider.scale.ts';
import { SliderFrame } from './rail/SliderFrame.tsx';

export interface SliderProps extends SliderBaseProps {
  /** The value, when its owner keeps it. */
  value?: number;
  /**
   * The value at first, when the slider keeps it.
   * @default The least value
   */
  defaultValue?: number;
  /** Called with every value on the way. */
  onChange?: (change: { value: number }) => void;
  /** Called with the value at which the handle was let go. */
  onChangeEnd?: (change: { value: number }) => void;
  /**
   * Which part of the rail has the colour: from its start to the handle, or from the handle to its end.
   * @default 'fromStart'
   */
  fill?: 'fromStart' | 'toEnd' | 'none';
}

const parts = {
  fromStart: ([at = 0]: readonly number[], { min }: Scale): Range => [min, at],
  toEnd: ([at = 0]: readonly number[], { max }: Scale): Range => [at, max],
  none: () => undefined,
};

/**
 * Sets a value where nearly right is good enough and trying is easy, such as a volume. For an exact number, use
 * `NumberField`; for two ends, `RangeSlider`.
 */
export function Slider({ value, defaultValue, onChange, onChangeEnd, fill = 'fromStart', ...rest }: SliderProps) {
  const least = rest.stops?.[0] ?? rest.min ?? 0;
  const [current, change] = useControlledState(value, defaultValue ?? least, (next) => onChange?.({ value: next }));
  const last = useRef(current);

  return (
    <SliderFrame
      {...rest}
      values={[current]}
      fill={parts[fill]}
      onMove={([position = 0], { toValue }) => {
        last.current = toValue(position);
        change(last.current);
      }}
      onMoveEnd={() => onChangeEnd?.({ value: last.current })}
    />
  );
}
