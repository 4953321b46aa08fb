import { useLingui } from '@lingui/react/macro';
import { useControlledState } from 'react-stately/useControlledState';
import { splitFieldProps } from '../../field/field-props.ts';
import { labelIdOf } from '../../field/FieldFrame.tsx';
import { type DayLimits, formatDay } from './dates/dates.ts';
import { Chosen } from './DatesPicker.styles.ts';
import type { PickerProps } from './picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';

export interface DatesPickerProps extends PickerProps, DayLimits {
  /** The days, when their owner keeps them: `['2026-11-21', '2026-11-28']`. */
  value?: readonly string[];
  /** The days at first, when the field keeps them. */
  defaultValue?: readonly string[];
  /** Called with the days in their order, whenever one comes or goes. */
  onChange?: (change: { value: readonly string[] }) => void;
  /** The field's name in a form that is sent by the browser; each day is sent under it. */
  name?: string;
}

const none: readonly string[] = [];

/**
 * Asks for any number of days that need not follow each other. For all days from one to another, use `DateRangePicker`.
 *
 * ## What it takes
 *
 * - Days chosen in its calendar, in any order; a day that is chosen again is taken out. Nothing is typed or pasted.
 */
export function DatesPicker(props: DatesPickerProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, disabledRanges, name, isClearable, ...position } = rest;
  const limits = { min, max, disabledRanges };
  const [days, change] = useControlledState(value, defaultValue ?? none, (next) => onChange?.({ value: next }));

  return (
    <PickerFrame
      {...position}
      field={field}
      size={size}
      onClear={Boolean(isClearable && days.length) && (() => change(none))}
      layer={({ DaysLayer }, layerPlacement) => (
        <DaysLayer {...layerPlacement} {...limits} value={days} onChange={change} />
      )}
    >
      {(control, trigger) => (
        <>
          <Chosen
            {...trigger}
            id={`${control.id}-days`}
            aria-labelledby={`${labelIdOf(control.id)} ${control.id}-days`}
            aria-describedby={control['aria-describedby']}
            data-empty={days.length === 0 || undefined}
          >
            {days.length > 0 ? days.map(formatDay).join(', ') : t`Choose days`}
          </Chosen>
          {name &&
            days.map((day) => <input key={day} type="hidden" name={name} value={day} disabled={control.disabled} />)}
        </>
      )}
    </PickerFrame>
  );
}
