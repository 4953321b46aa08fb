import type { SyntheticEvent } from 'react';
import type { SliderState } from 'react-aria-components/Slider';
import { SliderFill } from './SliderFill.tsx';
import { Bubble, Pip } from './SliderMarks.styles.ts';
import { Handle, Track } from './Slider.styles.ts';
import { pipPositions, type Range, type Scale, shareOf } from './slider.scale.ts';

interface SliderRailProps {
  values: readonly number[];
  scale: Scale;
  orientation: 'horizontal' | 'vertical';
  /** A name for each handle; left out where there is one. */
  handleLabels: readonly string[] | undefined;
  /** The positions between which the rail has the colour of the tone. */
  filled: Range | undefined;
  /** The distance between two marks. */
  pips: number | undefined;
  tooltip: 'never' | 'whileMoving' | 'always';
  /** Whether pressing the rail moves the nearest handle there. */
  isTapped: boolean;
  isDisabled: boolean;
  name: string | undefined;
  /** Writes a value. */
  say: (value: number) => string;
  /** Called with the positions to which what is between the handles was dragged; left out, it cannot be. */
  onDrag: ((range: Range) => void) | undefined;
}

/** The rail of a slider with all that lies on it. */
export function SliderRail({ values, scale, orientation, say, handleLabels, tooltip, ...props }: SliderRailProps) {
  const { filled, pips, isTapped, isDisabled, name, onDrag } = props;
  const isVertical = orientation === 'vertical';
  const keep = isTapped ? undefined : keepPressOnRail;

  return (
    <div onPointerDownCapture={keep} onMouseDownCapture={keep} onTouchStartCapture={keep}>
      <Track>
        {({ state }) => {
          letPeopleHear(state, (position) => say(scale.toValue(position)));
          return (
            <>
              {filled && <SliderFill range={filled} scale={scale} orientation={orientation} onDrag={onDrag} />}
              {pips &&
                pipPositions(scale, pips).map((position) => (
                  <Pip
                    key={position}
                    aria-hidden
                    style={{ '--at': `${shareOf(scale, position) * 100}%` }}
                    $isVertical={isVertical}
                  >
                    <bdi>{say(scale.toValue(position))}</bdi>
                  </Pip>
                ))}
              {values.map((value, index) => (
                <Handle key={handleLabels?.[index] ?? index} index={index} aria-label={handleLabels?.[index]}>
                  {tooltip !== 'never' && (
                    <Bubble aria-hidden $isVertical={isVertical} $isAlways={tooltip === 'always'}>
                      <bdi>{say(value)}</bdi>
                    </Bubble>
                  )}
                  {name && <input type="hidden" name={name} value={value} disabled={isDisabled} />}
                </Handle>
              ))}
            </>
          );
        }}
      </Track>
    </div>
  );
}

/** Stops a press on the bare rail before the rail learns of it; handles and what is between them still get theirs. */
function keepPressOnRail(event: SyntheticEvent) {
  if (event.target === event.currentTarget.firstElementChild) event.stopPropagation();
}

/** React Aria would say positions, and in a form of its own. It has no other way to say the values instead. */
function letPeopleHear(state: SliderState, say: (position: number) => string) {
  state.getThumbValueLabel = (index) => say(state.getThumbValue(index));
}
