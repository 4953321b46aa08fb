import { useControlledState } from 'react-stately/useControlledState';
import { labelIdOf } from '../../field/FieldFrame.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { TimeEntry } from './entry/DayEntry.tsx';
import type { PickerProps } from './picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useMistake } from './entry/useMistake.ts';

export interface TimeFieldProps extends PickerProps {
  /** The time, when its owner keeps it: `14:05`; `null` for none. */
  value?: string | null;
  /** The time at first, when the field keeps it. */
  defaultValue?: string;
  /** Called with each complete time; `null` when it was emptied. */
  onChange?: (change: { value: string | null }) => void;
  /** The field's name in a form that is sent by the browser. */
  name?: string;
}

/**
 * Asks for a time of 24 hours. With its day, use `DateTimePicker`; for how long something takes, `NumberField`.
 *
 * ## What it takes
 *
 * - Hour and minute, typed in their parts; a colon, a point, an `h` or a blank goes on to the next one.
 * - A pasted time, whichever part has focus: `9:05`, `14h05`, `14h`, `14.05`, `1405`, `2:05 PM`, `14:05:09`, `14:05Z`. Seconds and the time
 *   zone are no part of it.
 * - Anything else changes nothing, and the field says so.
 */
export function TimeField(props: TimeFieldProps) {
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, name, isClearable, ...position } = rest;
  const [time, keep] = useControlledState<string | null>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );
  const mistake = useMistake('time');

  const change = (next: string | null) => {
    mistake.forget();
    keep(next);
  };

  return (
    <PickerFrame
      {...position}
      field={{ ...field, errorMessage: field.errorMessage ?? mistake.message }}
      size={size}
      onClear={Boolean(isClearable && time) && (() => change(null))}
    >
      {(control) => (
        <>
          <TimeEntry
            control={control}
            labelledBy={labelIdOf(control.id)}
            value={time}
            onChange={change}
            onLeave={mistake.onLeave}
          />
          {name && <input type="hidden" name={name} value={time ?? ''} disabled={control.disabled} />}
        </>
      )}
    </PickerFrame>
  );
}
