import { Fragment, useId } from 'react';
import { AriaLocaleProvider } from '../../../lib/i18n/AriaLocaleProvider.tsx';
import { FieldFrame } from '../../../forms/field/FieldFrame.tsx';
import { Output } from './Rail.styles.ts';
import { Root } from './Slider.styles.ts';
import type { SliderBaseProps } from '../slider.props.ts';
import { type Range, type Scale, scaleOf } from './slider.scale.ts';
import { SliderRail } from './SliderRail.tsx';
import { useNumberFormat } from '../../../lib/i18n/useNumberFormat.ts';

interface SliderFrameProps extends SliderBaseProps {
  values: readonly number[];
  /** A name for each handle; left out where there is one. */
  handleLabels?: readonly string[];
  /** The part of the rail that has the colour, from the positions of the handles. */
  fill: (positions: readonly number[], scale: Scale) => Range | undefined;
  /**
   * Whether pressing the rail moves the nearest handle there.
   * @default true
   */
  isTapped?: boolean;
  /** Called with the positions of the handles while one is moved. */
  onMove: (positions: readonly number[], scale: Scale) => void;
  /** Called when a handle is let go. */
  onMoveEnd?: (() => void) | undefined;
  /** Called with the positions of both handles while what is between them is dragged. */
  onDrag?: ((range: Range, scale: Scale) => void) | undefined;
}

/** Label, rail, handles and scale of every slider. */
export function SliderFrame({ values, handleLabels, fill, onMove, onMoveEnd, onDrag, ...props }: SliderFrameProps) {
  const { label, labelVisibility, labelHint, description, errorMessage, isDisabled, ...slider } = props;
  const { min = 0, max = 100, step = 1, stops, format, pips, tooltip = 'never', isTapped = true, ...others } = slider;
  const { tone = 'primary', orientation = 'horizontal', name, ...rest } = others;
  const id = useId();
  const say = useNumberFormat(format);
  const scale = scaleOf({ min, max, step, stops });
  const positions = values.map((value) => scale.toPosition(value));
  const marksEvery = stops ? 1 : pips;

  return (
    <FieldFrame
      {...{ label, labelVisibility, labelHint, description, errorMessage, isDisabled }}
      id={`${id}-0`}
      // The input of a handle is out of sight, and there may be two of them.
      isNative={false}
      labelAction={<Output aria-hidden>{formatAll(values.map(say))}</Output>}
    >
      {(control) => (
        <AriaLocaleProvider>
          <Root
            {...rest}
            id={id}
            aria-label={label}
            aria-describedby={control['aria-describedby']}
            orientation={orientation}
            isDisabled={control.disabled}
            minValue={scale.min}
            maxValue={scale.max}
            step={scale.step}
            value={positions}
            onChange={(moved) => onMove([moved].flat(), scale)}
            onChangeEnd={onMoveEnd}
            data-tone={tone}
            $hasPips={Boolean(marksEvery)}
            $hasBubbles={tooltip === 'always'}
          >
            <SliderRail
              {...{ values, scale, orientation, handleLabels, tooltip, isTapped, name, say }}
              filled={fill(positions, scale)}
              pips={marksEvery}
              isDisabled={control.disabled}
              onDrag={onDrag && !control.disabled ? (range) => onDrag(range, scale) : undefined}
            />
          </Root>
        </AriaLocaleProvider>
      )}
    </FieldFrame>
  );
}

/** Signs and units keep their side of the number, whichever way the page runs. */
function formatAll([first, ...others]: readonly string[]) {
  return (
    <>
      <bdi>{first}</bdi>
      {others.map((value) => (
        <Fragment key="to">
          {' – '}
          <bdi>{value}</bdi>
        </Fragment>
      ))}
    </>
  );
}
