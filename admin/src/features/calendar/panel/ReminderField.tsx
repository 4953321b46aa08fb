import { Select } from '@embarque/design-system';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { EventForm } from './event.form.ts';

/** Minutes before the start. */
const USUAL = [0, 10, 30, 60, 1440];

const NEVER = 'never';

/** When people are reminded of an event. */
export function ReminderField({ form: { control, formState } }: { form: EventForm }) {
  const { t } = useLingui();
  const own = formState.defaultValues?.reminder ?? 0;
  const all = USUAL.includes(own) ? USUAL : [...USUAL, own].toSorted((one, other) => one - other);
  const label = (minutes: number) => {
    if (minutes === 0) return t`At the time of the event`;
    if (minutes % 1440 === 0) {
      const days = minutes / 1440;
      return t`${plural(days, { one: '# day before', other: '# days before' })}`;
    }
    if (minutes % 60 === 0) {
      const hours = minutes / 60;
      return t`${plural(hours, { one: '# hour before', other: '# hours before' })}`;
    }
    return t`${plural(minutes, { one: '# minute before', other: '# minutes before' })}`;
  };
  return (
    <Controller
      control={control}
      name="reminder"
      render={({ field: { value, onChange, ...field } }) => (
        <Select
          {...field}
          label={t({ message: 'Reminder', context: 'event' })}
          value={value === null ? NEVER : String(value)}
          options={[
            { value: NEVER, label: t({ message: 'None', context: 'reminder' }) },
            ...all.map((minutes) => ({ value: String(minutes), label: label(minutes) })),
          ]}
          onChange={(change) => onChange(change.value === NEVER ? null : Number(change.value))}
        />
      )}
    />
  );
}
