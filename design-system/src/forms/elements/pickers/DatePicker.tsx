import { useControlledState } from 'react-stately/useControlledState';
import { labelIdOf } from '../../field/FieldFrame.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { DayEntry } from './entry/DayEntry.tsx';
import { type DayLimits, formatLongDay } from './dates/dates.ts';
import { Formatted } from './entry/Entry.styles.ts';
import type { PickerProps, Preset } from './picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useLeftOutTime } from './entry/useLeftOutTime.ts';
import { useMistake } from './entry/useMistake.ts';
import { useRefusal } from './entry/useRefusal.ts';

export interface DatePickerProps extends PickerProps, DayLimits {
  /** The day, when its owner keeps it: `2026-11-21`; `null` for none. */
  value?: string | null;
  /** The day at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with each complete day, also one that is outside the limits; `null` when it was emptied. */
  onChange?: (change: { value: string | null }) => void;
  /** Days that are chosen by one press, beside the calendar. */
  presets?: readonly Preset<string>[];
  /**
   * How the day reads while nobody changes it: `21/11/2026`, or with the name of its month.
   * @default 'numeric'
   */
  format?: 'numeric' | 'long';
  /** The field's name in a form that is sent by the browser. */
  name?: string;
}

/**
 * Asks for a day that is typed or chosen in a calendar; it is written the Portuguese way. With a time, use `DateTimePicker`;
 * for two days that belong together, `DateRangePicker`.
 */
export function DatePicker(props: DatePickerProps) {
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, disabledRanges, presets, format, name, isClearable, ...position } =
    rest;
  const limits = { min, max, disabledRanges };
  const [day, keep] = useControlledState<string | null>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );
  const mistake = useMistake('day');
  const refusal = useRefusal(limits)(day);
  const leftOut = useLeftOutTime(day);

  const change = (next: string | null) => {
    mistake.forget();
    keep(next);
  };

  return (
    <PickerFrame
      {...position}
      field={{ ...field, errorMessage: field.errorMessage ?? mistake.message ?? refusal }}
      size={size}
      note={leftOut.note}
      onClear={Boolean(isClearable && day) && (() => change(null))}
      layer={({ DayLayer }, layerPlacement) => (
        <DayLayer {...layerPlacement} {...limits} value={day} onChange={change} presets={presets} />
      )}
    >
      {(control) => (
        <>
          {format === 'long' && day && (
            <Formatted aria-hidden lang="pt-BR">
              <bdi>{formatLongDay(day)}</bdi>
            </Formatted>
          )}
          <DayEntry
            precision="day"
            control={control}
            labelledBy={labelIdOf(control.id)}
            value={day}
            onChange={change}
            onLeave={mistake.onLeave}
            onPaste={leftOut.onPaste}
          />
          {name && <input type="hidden" name={name} value={day ?? ''} disabled={control.disabled} />}
        </>
      )}
    </PickerFrame>
  );
}
