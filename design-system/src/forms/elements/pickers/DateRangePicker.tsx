import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { type ControlProps, labelIdOf } from '../../field/FieldFrame.tsx';
import { splitFieldProps } from '../../field/field-props.ts';
import { DayEntry } from './entry/DayEntry.tsx';
import type { DayLimits, DayRange } from './dates/dates.ts';
import { readPastedRange } from './dates/read-pasted.ts';
import { Until } from './entry/Entry.styles.ts';
import type { PickerProps, Preset } from './picker.props.ts';
import { PickerFrame } from './PickerFrame.tsx';
import { useLeftOutTime } from './entry/useLeftOutTime.ts';
import { useMistake } from './entry/useMistake.ts';
import { useRefusal } from './entry/useRefusal.ts';

export interface DateRangePickerProps extends PickerProps, DayLimits {
  /** The first and the last day, when their owner keeps them; `null` for none. */
  value?: DayRange | null;
  /** The first and the last day at first, when the field keeps them. */
  defaultValue?: DayRange;
  /** Called with the two days once both are there and in order; `null` when they no longer are. */
  onChange?: (change: { value: DayRange | null }) => void;
  /** Ranges that are chosen by one press, beside the calendar. */
  presets?: readonly Preset<DayRange>[];
  /** The name of the first day in a form that is sent by the browser. */
  startName?: string;
  /** The name of the last day. */
  endName?: string;
}

/** Two days of which one or both may still be missing, or stand in the wrong order. */
interface Draft {
  from: string | null;
  to: string | null;
}

/**
 * Asks for the days from one to another, both included, such as those of a trip. For one day, use `DatePicker`.
 *
 * ## What it takes
 *
 * - Two days, typed one after the other without a pause: `2111202624112026`; a sign between the parts goes on to the next one.
 * - Both days pasted at once: `21/11/2026 – 24/11/2026`, `21/11/2026 a 24/11/2026`, `2026-11-21/2026-11-24`, two cells of a sheet; what
 *   both share may be written once: `21 a 24 de novembro de 2026`, `Nov 21 – 24, 2026`.
 * - One pasted day, for the end that has focus. A time beside it is left out, and the field says so.
 * - Anything else changes nothing, and the field says so.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, disabledRanges, presets, startName, endName, ...others } = rest;
  const { isClearable, ...position } = others;
  const limits = { min, max, disabledRanges };
  const [kept, keep] = useControlledState<DayRange | null>(value, defaultValue ?? null, (next) =>
    onChange?.({ value: next }),
  );
  const [draft, setDraft] = useState<Draft>();
  const days: Draft = draft ?? kept ?? { from: null, to: null };
  const mistakes = { from: useMistake('day'), to: useMistake('day') };
  const leftOut = { from: useLeftOutTime(days.from), to: useLeftOutTime(days.to) };
  const mistake = mistakes.from.message ?? mistakes.to.message;
  const refuse = useRefusal(limits);
  const isReversed = days.from !== null && days.to !== null && days.to < days.from;
  const refusal = isReversed ? t`The last day must not be before the first.` : (refuse(days.from) ?? refuse(days.to));

  const change = ({ from, to }: Draft) => {
    const range = from !== null && to !== null && from <= to ? { from, to } : null;
    setDraft(range || (from === null && to === null) ? undefined : { from, to });
    if (range || kept) keep(range);
  };
  const replace = (next: Draft) => {
    mistakes.from.forget();
    mistakes.to.forget();
    change(next);
  };
  const entry = (control: ControlProps, part: 'from' | 'to', name: string) => (
    <>
      <VisuallyHidden id={`${control.id}-${part}`}>{name}</VisuallyHidden>
      <DayEntry
        precision="day"
        control={control}
        labelledBy={`${labelIdOf(control.id)} ${control.id}-${part}`}
        value={days[part]}
        onChange={(day) => {
          mistakes[part].forget();
          change({ ...days, [part]: day });
        }}
        onLeave={mistakes[part].onLeave}
        onPaste={leftOut[part].onPaste}
        takePasted={(text) => {
          const range = readPastedRange(text);
          if (range) replace(range);
          return range !== null;
        }}
      />
    </>
  );

  return (
    <PickerFrame
      {...position}
      field={{ ...field, errorMessage: field.errorMessage ?? mistake ?? refusal }}
      size={size}
      note={leftOut.from.note ?? leftOut.to.note}
      onClear={Boolean(isClearable && (days.from || days.to)) && (() => replace({ from: null, to: null }))}
      layer={({ RangeLayer }, layerPlacement) => (
        <RangeLayer {...layerPlacement} {...limits} value={kept} onChange={replace} presets={presets} />
      )}
    >
      {(control) => (
        <>
          {entry(control, 'from', t`first day`)}
          <Until aria-hidden>–</Until>
          {entry(control, 'to', t`last day`)}
          {startName && <input type="hidden" name={startName} value={kept?.from ?? ''} disabled={control.disabled} />}
          {endName && <input type="hidden" name={endName} value={kept?.to ?? ''} disabled={control.disabled} />}
        </>
      )}
    </PickerFrame>
  );
}
