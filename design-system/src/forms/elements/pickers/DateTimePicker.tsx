import { useLingui } from '@lingui/react/macro';
import { useControlledState } from 'react-stately/useControlledState';
import { labelIdOf } from '../../field/FieldFrame.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { DayEntry } from './entry/DayEntry.tsx';
import type { DayLimits } from './dates/dates.ts';
import type { PickerProps } from './picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { TimeField } from './TimeField.tsx';
import { useMistake } from './entry/useMistake.ts';
import { useRefusal } from './entry/useRefusal.ts';

export interface DateTimePickerProps extends PickerProps, DayLimits {
  /** The day and time, when their owner keeps them: `2026-11-21T14:05`; `null` for none. */
  value?: string | null;
  /** The day and time at first, when the field keeps them. */
  defaultValue?: string;
  /** Called with each complete day and time, also outside the limits; `null` when they were emptied. */
  onChange?: (change: { value: string | null }) => void;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
}

/**
 * Asks for a day and a time of 24 hours, where the clock is that of the place meant. For the day alone, use `DatePicker`.
 *
 * ## What it takes
 *
 * - Day, month, year, hour and minute, typed in their parts; of a year, two digits are enough.
 * - A pasted day with a time: `21/11/2026 14:05`, `2026-11-21T14:05:00Z`, `21 de novembro de 2026 às 14h05`, `Nov 21, 2026, 2:05 PM`.
 *   Seconds and the time zone are no part of it.
 * - A pasted day alone, which keeps the time that stands there.
 * - Anything else changes nothing, and the field says so.
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, disabledRanges, name, isClearable, ...position } = rest;
  const limits = { min, max, disabledRanges };
  const [moment, keep] = useControlledState<string | null>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );
  const mistake = useMistake('moment');
  const refusal = useRefusal(limits)(moment);

  const change = (next: string | null) => {
    mistake.forget();
    keep(next);
  };

  return (
    <PickerFrame
      {...position}
      field={{ ...field, errorMessage: field.errorMessage ?? mistake.message ?? refusal }}
      size={size}
      onClear={Boolean(isClearable && moment) && (() => change(null))}
      layer={({ MomentLayer }, layerPlacement) => (
        <MomentLayer {...layerPlacement} {...limits} value={moment} onChange={change}>
          <MomentTime value={moment} onChange={change} />
        </MomentLayer>
      )}
    >
      {(control) => (
        <>
          <DayEntry
            precision="minute"
            control={control}
            labelledBy={labelIdOf(control.id)}
            value={moment}
            onChange={change}
            onLeave={mistake.onLeave}
          />
          {name && <input type="hidden" name={name} value={moment ?? ''} disabled={control.disabled} />}
        </>
      )}
    </PickerFrame>
  );
}

function MomentTime({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const { t } = useLingui();
  return (
    <TimeField
      label={t({ message: 'Time', context: 'clock' })}
      size="small"
      isDisabled={value === null}
      value={value?.slice(11) ?? null}
      onChange={({ value: time }) => value && time && onChange(`${value.slice(0, 10)}T${time}`)}
    />
  );
}
