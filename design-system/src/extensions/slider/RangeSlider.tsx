import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { SliderBaseProps } from './slider.props.ts';
import { follow, type Range, type Scale } from './rail/slider.scale.ts';
import { SliderFrame } from './rail/SliderFrame.tsx';

export type { Range };

/** The gestures of the rail, beside moving each handle. */
export type RailBehaviour = 'tap' | 'drag' | 'fixedDrag' | 'tapAndDrag';

export interface RangeSliderProps extends SliderBaseProps {
  /** The lower and the upper value, when their owner keeps them. */
  value?: Range;
  /**
   * The lower and the upper value at first, when the slider keeps them.
   * @default The whole scale
   */
  defaultValue?: Range;
  /** Called with every pair of values on the way. */
  onChange?: (change: { value: Range }) => void;
  /** Called with the values at which a handle was let go. */
  onChangeEnd?: (change: { value: Range }) => void;
  /** The greatest distance between the values; without `stops` only. */
  maxDistance?: number;
  /**
   * Whether pressing the rail moves the nearest handle there, what is between the handles can be dragged, or both; with
   * `fixedDrag` the handles also keep their distance when one is moved.
   * @default 'tap'
   */
  behaviour?: RailBehaviour;
  /**
   * The names of the handles.
   * @default From, To
   */
  handleLabels?: readonly [from: string, to: string];
}

/** Sets both ends of a range, such as the prices to show. For a period of days, use a date picker; for one value, `Slider`. */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  behaviour = 'tap',
  ...props
}: RangeSliderProps) {
  const { t } = useLingui();
  const {
    maxDistance,
    handleLabels = [t({ message: 'From', context: 'range' }), t({ message: 'To', context: 'range' })],
    ...rest
  } = props;
  const { min = 0, max = 100, stops = [min, max] } = rest;
  const whole: Range = [stops[0] ?? min, stops.at(-1) ?? max];
  const [current, change] = useControlledState(value, defaultValue ?? whole, (next) => onChange?.({ value: next }));
  const last = useRef(current);
  const distance = behaviour === 'fixedDrag' ? 'fixed' : maxDistance === undefined ? 'free' : { max: maxDistance };

  const move = ([from, to]: Range, { toValue }: Scale) => {
    last.current = [toValue(from), toValue(to)];
    change(last.current);
  };
  return (
    <SliderFrame
      {...rest}
      values={current}
      handleLabels={handleLabels}
      fill={toRange}
      isTapped={behaviour === 'tap' || behaviour === 'tapAndDrag'}
      onMove={(positions, scale) => {
        const [from, to] = current;
        move(follow(toRange(positions), [scale.toPosition(from), scale.toPosition(to)], distance, scale), scale);
      }}
      onMoveEnd={() => onChangeEnd?.({ value: last.current })}
      onDrag={behaviour === 'tap' ? undefined : move}
    />
  );
}

function toRange([from = 0, to = from]: readonly number[]): Range {
  return [from, to];
}
