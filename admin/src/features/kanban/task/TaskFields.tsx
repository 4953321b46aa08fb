import { ChoiceChips, CoverField, DatePicker, Stack, TextArea, TextField } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useActorState } from '../../../app-state/useActorState.ts';
import { KANBAN_LABELS } from '../server/kanban.schema.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { drawPicture, PICTURE_TYPES, type PictureProblem } from '../../../files/drawn-picture.ts';
import { ReferenceList } from '../../../references/ReferenceList.tsx';
import { labelTone } from '../kanban.labels.ts';
import type { useTaskForm } from './task.form.ts';

interface TaskFieldsProps {
  actor: KanbanActor;
  form: ReturnType<typeof useTaskForm>;
}

/** The fields of a task, each with its message. */
export function TaskFields({ actor, form }: TaskFieldsProps) {
  const { t } = useLingui();
  const { control, register } = form;
  const { errors, defaultValues } = form.formState;
  // Labels that this version does not know stay, too.
  const labels = [
    ...new Set<string>([...KANBAN_LABELS, ...(defaultValues?.labels ?? []).filter((label) => label !== undefined)]),
  ];
  const people = useActorState(actor, ({ context }) => context.people);

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
        name="dueDate"
        render={({ field: { onChange, ...field } }) => (
          <DatePicker
            {...field}
            onChange={({ value }) => onChange(value)}
            label={t`Due date`}
            errorMessage={errors.dueDate?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="labels"
        render={({ field }) => (
          <ChoiceChips
            label={t({ message: 'Labels', context: 'tags' })}
            options={labels.map((label) => ({ value: label, label, tone: labelTone(label) }))}
            value={field.value}
            onChange={({ value }) => field.onChange(value)}
          />
        )}
      />
      <Controller
        control={control}
        name="assignedTo"
        render={({ field }) => (
          <ChoiceChips
            label={t`Assignee`}
            options={people.map(({ title, img }) => ({ value: title, label: title, image: img }))}
            value={field.value}
            onChange={({ value }) => field.onChange(value)}
          />
        )}
      />
      <Controller
        control={control}
        name="coverImage"
        render={({ field }) => <TaskCover picture={field.value} onChange={field.onChange} />}
      />
      <TextArea
        {...register('description')}
        label={t`Description`}
        rows={4}
        errorMessage={errors.description?.message}
      />
      <ReferenceList text={useWatch({ control, name: 'description' })} />
    </Stack>
  );
}

interface TaskCoverProps {
  picture: string | null;
  onChange: (picture: string | null) => void;
}

/** As wide as a cover is shown on dense screens. */
const COVER_WIDTH = 640;

function TaskCover({ picture, onChange }: TaskCoverProps) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<PictureProblem>();
  const [isBusy, setBusy] = useState(false);
  const messages: Record<PictureProblem, string> = {
    kind: t`This file isn't an image. Choose a PNG, JPEG, WebP or GIF.`,
    size: t`This image is larger than 10 MB. Choose a smaller one.`,
    pixels: t`This image has more than 50 megapixels. Choose a smaller one.`,
    broken: t`Couldn't read this image. Choose another one.`,
  };
  const take = async (file: File) => {
    setBusy(true);
    const drawn = await drawPicture(file, COVER_WIDTH);
    setBusy(false);
    setProblem(typeof drawn === 'string' ? undefined : drawn.problem);
    if (typeof drawn === 'string') onChange(drawn);
  };

  return (
    <CoverField
      label={t`Cover image`}
      description={t`PNG, JPEG, WebP or GIF, at most 10 MB.`}
      accept={PICTURE_TYPES}
      image={picture}
      isBusy={isBusy}
      errorMessage={problem && messages[problem]}
      onTake={({ file }) => void take(file)}
      onRemove={() => onChange(null)}
    />
  );
}
