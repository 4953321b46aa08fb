import type { CommentListProps } from '@embarque/design-system';
import type { KanbanComment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { useEffect, useState } from 'react';
import { useUser } from '../../../session/SessionProvider.tsx';
import { taskOf } from '../model/kanban.state.ts';
import { idsOf, type ListEdit, removing, replacing } from '../model/kanban.lists.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';

type Edits = NonNullable<CommentListProps['edits']>;

export type Conversation = ReturnType<typeof useTaskComments>;

/** The comments of a task, and the typed ones that are not saved. */
export function useTaskComments(actor: KanbanActor, taskId: KanbanTask['id']) {
  const user = useUser();
  const [draft, setDraft] = useState('');
  const [edits, setEdits] = useState<Edits>([]);

  // As it is when something happens, which may be later than what was drawn last.
  const commentsNow = () => taskOf(actor.getSnapshot().context.shown, taskId)?.comments ?? [];
  const change = (edit: ListEdit<KanbanComment>) => actor.send({ type: 'list edited', taskId, list: 'comments', edit });
  const edit = (id: string, text: string) => {
    const comments = commentsNow();
    const at = idsOf(comments).indexOf(id);
    const comment = comments[at];
    if (comment) change(replacing(comments, at, { ...comment, comment: text }));
  };

  // The field is not empty before the server has what was in it.
  useEffect(() => {
    const saved = actor.on('comment saved', () => setDraft(''));
    return () => saved.unsubscribe();
  }, [actor]);

  // A refused change keeps the new text in its field, so that it can be sent again.
  useEffect(() => {
    const refused = actor.on('command refused', ({ command }) => {
      const isComment = command.type === 'list edited' && command.list === 'comments' && command.taskId === taskId;
      const [changed] = isComment && command.edit.removed > 0 ? command.edit.added : [];
      if (!isComment || !changed) return;
      const id = idsOf(command.edit.seen)[command.edit.index] ?? '';
      setEdits((typed) => (typed.some((one) => one.id === id) ? typed : [...typed, { id, text: changed.comment }]));
    });
    return () => refused.unsubscribe();
  }, [actor, taskId]);

  return {
    draft,
    setDraft,
    edits,
    setEdits,
    edit,
    isUnsaved: () => draft.trim() !== '' || otherWords(commentsNow(), edits).length > 0,
    remove: (id: string) => {
      const comments = commentsNow();
      change(removing(comments, idsOf(comments).indexOf(id)));
    },
    add: () => {
      const comment = {
        name: user?.fullName ?? '',
        email: user?.email ?? '',
        img: user?.avatar ?? '',
        comment: draft.trim(),
        date: new Date().toISOString(),
      };
      const isSaving = actor.getSnapshot().matches({ ready: { comment: 'saving' } });
      if (comment.comment !== '' && !isSaving) actor.send({ type: 'comment submitted', taskId, comment });
    },
    saveEdits: () => {
      for (const { id, text } of otherWords(commentsNow(), edits)) edit(id, text.trim());
    },
  };
}

/** The edits that would be lost: new, non-empty texts of comments that still exist. */
function otherWords(comments: readonly KanbanComment[], edits: Edits): Edits {
  const ids = idsOf(comments);
  return edits.filter(({ id, text }) => {
    const words = comments[ids.indexOf(id)]?.comment;
    return words !== undefined && !['', words].includes(text.trim());
  });
}
