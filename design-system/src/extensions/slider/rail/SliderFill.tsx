import { Filling } from './Slider.styles.ts';
import { type Range, type Scale, shareOf } from './slider.scale.ts';
import { useRangeDrag } from './useRangeDrag.ts';

interface SliderFillProps {
  /** The positions between which the rail has the colour of the tone. */
  range: Range;
  scale: Scale;
  orientation: 'horizontal' | 'vertical';
  /** Called with the positions that both ends were dragged to; left out, it cannot be dragged. */
  onDrag?: ((range: Range) => void) | undefined;
}

/** The coloured part of the rail. */
export function SliderFill({ range, scale, orientation, onDrag = ignore }: SliderFillProps) {
  const drag = useRangeDrag({ range, scale, orientation, onDrag });
  const isDraggable = onDrag !== ignore;
  const [from, to] = range.map((position) => `${shareOf(scale, position) * 100}%`);
  return (
    <Filling
      data-reaches={reachOf(range, scale)}
      {...(isDraggable && drag)}
      style={{ '--from': from, '--to': to }}
      $isVertical={orientation === 'vertical'}
      $isDraggable={isDraggable}
    />
  );
}

const ignore = () => {};

function reachOf([from, to]: Range, { min, max }: Scale): 'start' | 'end' | 'both' | undefined {
  if (from === min && to === max) return 'both';
  if (from === min) return 'start';
  return to === max ? 'end' : undefined;
}
