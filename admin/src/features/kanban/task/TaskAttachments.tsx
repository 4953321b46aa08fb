import { AttachmentList, FileDrop, Heading, Stack } from '@embarque/design-system';
import type { KanbanAttachment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { taskOf } from '../model/kanban.state.ts';
import { adding, idsOf, type ListEdit, removing } from '../model/kanban.lists.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import { drawPicture, fileName } from '../../../files/drawn-picture.ts';

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

  const add = async (files: readonly File[]) => {
    const added = await Promise.all(files.map(attachmentOf));
    const now = taskOf(actor.getSnapshot().context.shown, taskId)?.attachments ?? [];
    change(adding(now, added));
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
      <FileDrop label={t`Add attachments`} isMultiple onTake={({ files }) => void add(files)} />
    </Stack>
  );
}

async function attachmentOf(file: File): Promise<KanbanAttachment> {
  const drawn = await drawPicture(file, THUMBNAIL_WIDTH);
  return { name: fileName(file.name) || 'file', img: typeof drawn === 'string' ? drawn : '' };
}
