import { Avatar, ComboBox, Link, MultiSelect, Stack, Status, TextArea, TextField } from '@embarque/design-system';
import type { CalendarGuest } from '@embarque/mocks/calendar/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import { useQuery } from '../../../query/useQuery.ts';
import { ReferenceList } from '../../../references/ReferenceList.tsx';
import { useCalendars } from '../calendar.labels.ts';
import { completeAddress, isWebAddress } from '../model/calendar.url.ts';
import { loadGuests } from '../server/calendar.api.ts';
import type { EventForm } from './event.form.ts';
import { EventTimesFields } from './EventTimesFields.tsx';
import { ReminderField } from './ReminderField.tsx';
import { RepeatFields } from './RepeatFields.tsx';

interface EventFormFieldsProps {
  form: EventForm;
}

/** The fields of an event, each with its message. */
export function EventFormFields({ form }: EventFormFieldsProps) {
  const { t } = useLingui();
  const { control, register } = form;
  const { errors } = form.formState;
  const calendars = useCalendars();
  const own = form.formState.defaultValues?.calendar;
  const other = calendars.some(({ id }) => id === own)
    ? []
    : [{ id: own ?? '', label: own || '—', tone: 'secondary' as const }];

  return (
    <Stack gap="l">
      <TextField
        {...register('title')}
        label={t`Title`}
        isRequired
        autoComplete="off"
        errorMessage={errors.title?.message}
      />
      <Controller
        control={control}
        name="calendar"
        render={({ field: { onChange, ...field } }) => (
          <ComboBox
            {...field}
            label={t({ message: 'Label', context: 'calendar of an event' })}
            options={[...calendars, ...other].map(({ id, label, tone }) => ({
              value: id,
              label,
              image: <Status tone={tone} aria-hidden />,
            }))}
            onChange={({ value }) => value && onChange(value)}
          />
        )}
      />
      <EventTimesFields form={form} />
      <RepeatFields form={form} />
      <ReminderField form={form} />
      <TextField
        {...register('url')}
        type="url"
        label={t`Event URL`}
        autoComplete="off"
        placeholder="https://"
        errorMessage={errors.url?.message}
        description={<EventLink form={form} />}
      />
      <Controller
        control={control}
        name="guests"
        render={({ field: { onChange, ...field } }) => <Guests {...field} onChange={({ value }) => onChange(value)} />}
      />
      <TextField {...register('location')} label={t({ message: 'Location', context: 'event' })} autoComplete="off" />
      <TextArea {...register('description')} label={t`Description`} rows={4} />
      <ReferenceList text={useWatch({ control, name: 'description' })} />
    </Stack>
  );
}

/** Leads to the address as it is typed, once it is one of the web. */
function EventLink({ form: { control } }: EventFormFieldsProps) {
  const url = completeAddress(useWatch({ control, name: 'url' }));
  if (!isWebAddress(url)) return null;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      <Trans>Open link in a new tab</Trans>
    </Link>
  );
}

interface GuestsProps {
  value: string[];
  onChange: (change: { value: string[] }) => void;
  onBlur: () => void;
  name: string;
}

/** Guests who are not among the people that can be invited, as an imported event has them, stay on the list. */
function Guests({ value, ...field }: GuestsProps) {
  const { t } = useLingui();
  const { data, isLoading } = useQuery<null, readonly CalendarGuest[]>((_, signal) => loadGuests(signal), null);
  const known = data ?? [];
  const others = value.filter((name) => known.every((guest) => guest.name !== name));
  const people = [...known, ...others.map((name) => ({ name, avatar: null }))];
  return (
    <MultiSelect
      {...field}
      value={value}
      label={t`Guests`}
      isBusy={isLoading}
      options={people.map(({ name, avatar }) => ({
        value: name,
        label: name,
        image: <Avatar name={name} src={avatar} size="small" isDecorative />,
      }))}
    />
  );
}
