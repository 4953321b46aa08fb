import { Button, CommentList, Heading, Inline, Stack, TextArea } from '@embarque/design-system';
import type { KanbanComment, KanbanTask } from '@embarque/mocks/kanban/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUser } from '../../session/SessionProvider.tsx';
import type { TaskPart } from './kanban.deeds.ts';
import type { KanbanActor } from './kanban.machine.ts';

interface TaskCommentsProps {
  actor: KanbanActor;
  task: KanbanTask;
  /** What is typed and not said yet. */
  draft: string;
  onDraft: (draft: string) => void;
}

/** What people said about a task. Each change is saved at once; a comment that was deleted can be brought back. */
export function TaskComments({ actor, task: { id: taskId, comments }, draft, onDraft }: TaskCommentsProps) {
  const { t } = useLingui();
  const user = useUser();
  const [isTried, setTried] = useState(false);
  const count = comments.length;

  const change = (next: KanbanComment[], part: TaskPart) =>
    actor.send({ type: 'task updated', taskId, fields: { comments: next }, part });
  const add = () => {
    const comment = draft.trim();
    setTried(comment === '');
    if (comment === '') return;
    change([...comments, { name: user?.fullName ?? '', img: user?.avatar ?? '', comment }], 'new comment');
    onDraft('');
  };

  return (
    <Stack as="section" gap="m" aria-label={t`Comments`}>
      <Heading level={3} size={5}>
        {t`${plural(count, { 0: 'No comments yet', one: '# comment', other: '# comments' })}`}
      </Heading>
      <CommentList
        aria-label={t`Comments`}
        comments={comments.map(({ name, img, comment }, index) => ({
          id: String(index),
          author: name,
          picture: img,
          text: comment,
        }))}
        onEdit={({ id, text }) =>
          change(
            comments.map((one, index) => (String(index) === id ? { ...one, comment: text } : one)),
            'comment',
          )
        }
        onDelete={({ id }) =>
          change(
            comments.filter((_, index) => String(index) !== id),
            'gone comment',
          )
        }
      />
      <TextArea
        label={t`New comment`}
        rows={2}
        value={draft}
        errorMessage={isTried && draft.trim() === '' ? t`Write something first.` : undefined}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Inline>
        <Button variant="soft" size="small" onClick={add}>
          <Trans>Comment</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
