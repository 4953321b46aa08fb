import { AttachmentList, FileField, Heading, Stack } from '@embarque/design-system';
import type { KanbanAttachment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { taskOf } from '../model/kanban.state.ts';
import { adding, idsOf, type ListEdit, removing } from '../model/kanban.lists.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { drawPicture, fileName } from './kanban.pictures.ts';

interface TaskAttachmentsProps {
  actor: KanbanActor;
  task: KanbanTask;
}

/** As wide as the picture in the list is on dense screens. */
const THUMBNAIL_WIDTH = 96;

/** The files of a task. Each change is saved at once, and can be undone. */
export function TaskAttachments({ actor, task }: TaskAttachmentsProps) {
  const { t } = useLingui();
  const { id: taskId, attachments } = task;
  const ids = idsOf(attachments);
  const count = attachments.length;

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    const added = await Promise.all(files.map(attachmentOf));
    const now = taskOf(actor.getSnapshot().context.shown, taskId)?.attachments ?? [];
    if (added.length > 0) change(adding(now, added));
  };
  const change = (edit: ListEdit<KanbanAttachment>) =>
    actor.send({ type: 'list edited', taskId, list: 'attachments', edit });

  return (
    <Stack as="section" gap="m" aria-label={t`Attachments`}>
      <Heading level={3} size={5}>
        {t`${plural(count, { 0: 'No attachments', one: '# attachment', other: '# attachments' })}`}
      </Heading>
      {count > 0 && (
        <AttachmentList
          aria-label={t`Attachments`}
          attachments={attachments.map(({ name, img }, index) => ({ id: ids[index] ?? '', name, image: img }))}
          onRemove={({ id }) => change(removing(attachments, ids.indexOf(id)))}
        />
      )}
      <FileField label={t`Add attachments`} multiple onChange={(event) => void add(event)} />
    </Stack>
  );
}

async function attachmentOf(file: File): Promise<KanbanAttachment> {
  const drawn = await drawPicture(file, THUMBNAIL_WIDTH);
  return { name: fileName(file.name) || 'file', img: typeof drawn === 'string' ? drawn : '' };
}
