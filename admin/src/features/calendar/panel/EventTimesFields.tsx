import { DatePicker, DateTimePicker, Switch } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { momentsOf, offsetOf } from '../../../i18n/time/clock-changes.ts';
import { lastDayOf, withStart } from '../model/calendar.times.ts';
import type { EventForm, EventValues } from './event.form.ts';

interface EventTimesFieldsProps {
  form: EventForm;
}

/** Start, end, and whether it lasts all day. The times stay while they are hidden, and come back with their fields. */
export function EventTimesFields({ form }: EventTimesFieldsProps) {
  const { t } = useLingui();
  const { control, setValue, trigger } = form;
  const { errors, isSubmitted } = form.formState;
  const [start, end, allDay] = useWatch({ control, name: ['start', 'end', 'allDay'] });

  const change = (values: Partial<Pick<EventValues, 'start' | 'end' | 'allDay'>>) => {
    for (const [name, value] of Object.entries(values) as ['start', string][]) {
      setValue(name, value, { shouldDirty: true, shouldTouch: true });
    }
    void trigger(isSubmitted || errors.end ? ['start', 'end'] : []);
  };
  const changeStart = (value: string | null) => {
    const times = withStart({ start, end, allDay }, value);
    change({ start: times.start, end: times.end });
  };
  const changeEnd = (value: string | null) => {
    change({ end: value });
    void trigger('end');
  };
  const onDay = (day: string | null, moment: string | null, time: string) =>
    day && `${day}T${moment?.slice('yyyy-mm-ddT'.length) ?? time}`;
  const twiceNote = (local: string | null) => {
    const [first, second] = local === null ? [] : momentsOf(local);
    if (!first || !second) return undefined;
    const offset = offsetOf(first);
    return t`This time comes twice. The first one counts: ${offset}.`;
  };
  const lastDay = start && end ? lastDayOf({ start, end }) : end?.slice(0, 'yyyy-mm-dd'.length);

  return (
    <>
      {allDay ? (
        <>
          <DatePicker
            label={t`Start Date`}
            isRequired
            value={start?.slice(0, 'yyyy-mm-dd'.length) ?? null}
            errorMessage={errors.start?.message}
            onChange={({ value }) => changeStart(onDay(value, start, '09:00'))}
          />
          <DatePicker
            label={t`End Date`}
            isRequired
            value={lastDay ?? null}
            errorMessage={errors.end?.message}
            onChange={({ value }) => changeEnd(onDay(value, end, '10:00'))}
          />
        </>
      ) : (
        <>
          <DateTimePicker
            label={t`Start Date`}
            isRequired
            value={start}
            description={twiceNote(start)}
            errorMessage={errors.start?.message}
            onChange={({ value }) => changeStart(value)}
          />
          <DateTimePicker
            label={t`End Date`}
            isRequired
            value={end}
            description={twiceNote(end)}
            errorMessage={errors.end?.message}
            onChange={({ value }) => changeEnd(value)}
          />
        </>
      )}
      <Switch checked={allDay} onChange={(event) => change({ allDay: event.currentTarget.checked })}>
        <Trans>All Day</Trans>
      </Switch>
    </>
  );
}
