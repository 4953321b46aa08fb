import {
  Avatar,
  ChoiceChips,
  ComboBox,
  DatePicker,
  OnDemand,
  Skeleton,
  Stack,
  TextField,
} from '@embarque/design-system';
import type { TodoAssignee, TodoTag } from '@embarque/mocks/todo/contract';
import { useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import { ReferenceList } from '../../../references/ReferenceList.tsx';
import type { useTaskForm } from './task.form.ts';

const loadEditor = () => import('@embarque/design-system/editor');

interface TaskFieldsProps {
  form: ReturnType<typeof useTaskForm>;
  tags: readonly TodoTag[];
  /** The people who can be chosen, the present assignee among them. */
  people: readonly TodoAssignee[];
}

/** The fields of a task, the title with its message. */
export function TaskFields({ form, tags, people }: TaskFieldsProps) {
  const { t } = useLingui();
  const { control, register } = form;
  const { errors } = form.formState;

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
        name="assignee"
        render={({ field: { onChange, ...field } }) => (
          <ComboBox
            {...field}
            label={t`Assignee`}
            placeholder={t`Not assigned`}
            isClearable
            options={people.map(({ fullName, avatar }) => ({
              value: fullName,
              label: fullName,
              image: <Avatar name={fullName} src={avatar} size="small" isDecorative />,
            }))}
            onChange={({ value }) => onChange(value)}
          />
        )}
      />
      <Controller
        control={control}
        name="dueDate"
        render={({ field: { onChange, ...field } }) => (
          <DatePicker
            {...field}
            label={t`Due date`}
            isClearable
            errorMessage={errors.dueDate?.message}
            onChange={({ value }) => onChange(value)}
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <ChoiceChips
            label={t`Tags`}
            options={tags.map(({ id, title, tone }) => ({ value: id, label: title, tone }))}
            value={field.value}
            onChange={({ value }) => field.onChange(value)}
          />
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field }) => (
          <OnDemand load={loadEditor} fallback={<Skeleton shape="block" height="15rem" />}>
            {({ Editor }) => (
              <Editor
                label={t`Description`}
                tools="letter"
                value={field.value}
                onChange={({ html }) => field.onChange(html)}
              />
            )}
          </OnDemand>
        )}
      />
      <ReferenceList text={useWatch({ control, name: 'description' })} />
    </Stack>
  );
}
