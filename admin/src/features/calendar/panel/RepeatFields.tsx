import { Checkbox, DatePicker, Inline, NumberField, Select, Stack } from '@embarque/design-system';
import { plural, select, selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { isLastWeekday, WEEKDAYS, type Weekday, weekdayOf } from '../series/series.rule.ts';
import type { EventForm } from './event.form.ts';
import type { RepeatValues } from './repeat.form.ts';

interface RepeatFieldsProps {
  form: EventForm;
}

/** Whether an event repeats, on which days, and until when. */
export function RepeatFields({ form: { control, setValue, formState } }: RepeatFieldsProps) {
  const { t } = useLingui();
  const [repeat, start] = useWatch({ control, name: ['repeat', 'start'] });
  const day = start?.slice(0, 'yyyy-mm-dd'.length) ?? null;
  const isOther = formState.defaultValues?.repeat?.frequency === 'OTHER';
  const change = (values: Partial<RepeatValues>) =>
    setValue('repeat', { ...repeat, ...values }, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  return (
    <>
      <Select<RepeatValues['frequency']>
        label={t({ message: 'Repeat', context: 'event' })}
        value={repeat.frequency}
        options={[
          { value: 'NONE', label: t`Doesn't repeat` },
          { value: 'DAILY', label: t`Every day` },
          { value: 'WEEKLY', label: t`Every week` },
          { value: 'MONTHLY', label: t`Every month` },
          { value: 'YEARLY', label: t`Every year` },
          ...(isOther ? [{ value: 'OTHER' as const, label: t`As imported` }] : []),
        ]}
        onChange={({ value }) =>
          change({
            frequency: value,
            ...(value === 'WEEKLY' && repeat.weekdays.length === 0 && day && { weekdays: [weekdayOf(day)] }),
          })
        }
      />
      {repeat.frequency !== 'NONE' && repeat.frequency !== 'OTHER' && (
        <Stack gap="l" role="group" aria-label={t({ message: 'Repetition', context: 'event' })}>
          <Interval repeat={repeat} onChange={change} />
          {repeat.frequency === 'WEEKLY' && <Weekdays repeat={repeat} onChange={change} />}
          {repeat.frequency === 'MONTHLY' && day && <DayOfMonth repeat={repeat} day={day} onChange={change} />}
          <Ends repeat={repeat} day={day} error={formState.errors.repeat?.message} onChange={change} />
        </Stack>
      )}
    </>
  );
}

interface PartProps {
  repeat: RepeatValues;
  onChange: (values: Partial<RepeatValues>) => void;
}

function Interval({ repeat: { frequency, interval }, onChange }: PartProps) {
  const { t } = useLingui();
  const count = interval ?? 1;
  const units: Partial<Record<RepeatValues['frequency'], string>> = {
    DAILY: t`${plural(count, { one: 'day', other: 'days' })}`,
    WEEKLY: t`${plural(count, { one: 'week', other: 'weeks' })}`,
    MONTHLY: t`${plural(count, { one: 'month', other: 'months' })}`,
    YEARLY: t`${plural(count, { one: 'year', other: 'years' })}`,
  };
  return (
    <NumberField
      label={t({ message: 'Every', context: 'interval of a repetition' })}
      min={1}
      max={99}
      value={interval}
      suffix={units[frequency]}
      onChange={({ value }) => onChange({ interval: value ?? 1 })}
    />
  );
}

function useWeekdays(): Record<Weekday, string> {
  const { t } = useLingui();
  return {
    MO: t({ message: 'Monday', context: 'weekday' }),
    TU: t({ message: 'Tuesday', context: 'weekday' }),
    WE: t({ message: 'Wednesday', context: 'weekday' }),
    TH: t({ message: 'Thursday', context: 'weekday' }),
    FR: t({ message: 'Friday', context: 'weekday' }),
    SA: t({ message: 'Saturday', context: 'weekday' }),
    SU: t({ message: 'Sunday', context: 'weekday' }),
  };
}

function Weekdays({ repeat: { weekdays }, onChange }: PartProps) {
  const { t } = useLingui();
  const names = useWeekdays();
  return (
    <Inline gap="m" role="group" aria-label={t`Repeat on`}>
      {(Object.keys(names) as Weekday[]).map((weekday) => (
        <Checkbox
          key={weekday}
          checked={weekdays.includes(weekday)}
          onChange={({ currentTarget: { checked } }) =>
            onChange({
              weekdays: WEEKDAYS.filter((each) => (each === weekday ? checked : weekdays.includes(each))),
            })
          }
        >
          {names[weekday]}
        </Checkbox>
      ))}
    </Inline>
  );
}

function DayOfMonth({ repeat: { monthly }, day, onChange }: PartProps & { day: string }) {
  const { t } = useLingui();
  const date = Number(day.slice(-2));
  const nth = Math.ceil(date / 7);
  const weekday = weekdayOf(day);
  const nthText = t`${select(weekday, {
    MO: selectOrdinal(nth, {
      one: 'On the #st Monday',
      two: 'On the #nd Monday',
      few: 'On the #rd Monday',
      other: 'On the #th Monday',
    }),
    TU: selectOrdinal(nth, {
      one: 'On the #st Tuesday',
      two: 'On the #nd Tuesday',
      few: 'On the #rd Tuesday',
      other: 'On the #th Tuesday',
    }),
    WE: selectOrdinal(nth, {
      one: 'On the #st Wednesday',
      two: 'On the #nd Wednesday',
      few: 'On the #rd Wednesday',
      other: 'On the #th Wednesday',
    }),
    TH: selectOrdinal(nth, {
      one: 'On the #st Thursday',
      two: 'On the #nd Thursday',
      few: 'On the #rd Thursday',
      other: 'On the #th Thursday',
    }),
    FR: selectOrdinal(nth, {
      one: 'On the #st Friday',
      two: 'On the #nd Friday',
      few: 'On the #rd Friday',
      other: 'On the #th Friday',
    }),
    SA: selectOrdinal(nth, {
      one: 'On the #st Saturday',
      two: 'On the #nd Saturday',
      few: 'On the #rd Saturday',
      other: 'On the #th Saturday',
    }),
    other: selectOrdinal(nth, {
      one: 'On the #st Sunday',
      two: 'On the #nd Sunday',
      few: 'On the #rd Sunday',
      other: 'On the #th Sunday',
    }),
  })}`;
  const lastText = t`${select(weekday, {
    MO: 'On the last Monday',
    TU: 'On the last Tuesday',
    WE: 'On the last Wednesday',
    TH: 'On the last Thursday',
    FR: 'On the last Friday',
    SA: 'On the last Saturday',
    other: 'On the last Sunday',
  })}`;
  return (
    <Select<RepeatValues['monthly']>
      label={t`Day of the month`}
      value={monthly}
      options={[
        { value: 'day', label: t`On day ${date}` },
        ...(nth < 5 ? [{ value: 'weekday' as const, label: nthText }] : []),
        ...(isLastWeekday(day) ? [{ value: 'last weekday' as const, label: lastText }] : []),
      ]}
      onChange={({ value }) => onChange({ monthly: value })}
    />
  );
}

interface EndsProps extends PartProps {
  day: string | null;
  error: string | undefined;
}

function Ends({ repeat: { ends, until, count }, day, error, onChange }: EndsProps) {
  const { t } = useLingui();
  return (
    <>
      <Select<RepeatValues['ends']>
        label={t({ message: 'Ends', context: 'repetition' })}
        value={ends}
        options={[
          { value: 'never', label: t({ message: 'Never', context: 'end of a repetition' }) },
          { value: 'on', label: t`On a date` },
          { value: 'after', label: t`After a number of times` },
        ]}
        onChange={({ value }) => onChange({ ends: value, ...(value === 'on' && !until && { until: day }) })}
      />
      {ends === 'on' && (
        <DatePicker
          label={t`Last date`}
          isRequired
          value={until}
          errorMessage={error}
          onChange={({ value }) => onChange({ until: value })}
        />
      )}
      {ends === 'after' && (
        <NumberField
          label={t`Number of times`}
          min={1}
          max={999}
          value={count}
          onChange={({ value }) => onChange({ count: value ?? 1 })}
        />
      )}
    </>
  );
}
