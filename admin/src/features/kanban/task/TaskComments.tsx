import { Button, CommentList, Heading, Inline, Stack, TextArea } from '@embarque/design-system';
import type { KanbanComment } from '@embarque/mocks/kanban/contract';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import { formatDayAndTime } from '../../../i18n/format.ts';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { useOwnPicture } from '../../../session/picture/useOwnPicture.ts';
import { ReferenceLinks } from '../../../references/ReferenceLinks.tsx';
import { useUser } from '../../../session/SessionProvider.tsx';
import { idsOf } from '../model/kanban.lists.ts';
import type { KanbanActor } from '../machine/kanban.machine.ts';
import type { Conversation } from './useTaskComments.ts';

interface TaskCommentsProps {
  actor: KanbanActor;
  comments: readonly KanbanComment[];
  conversation: Conversation;
  /** Called when the new comment is to be added. */
  onAdd: () => void;
}

/** The comments of a task. Each change is saved at once; a comment that was deleted can be brought back. */
export function TaskComments({ actor, comments, conversation, onAdd }: TaskCommentsProps) {
  const { t } = useLingui();
  const user = useUser();
  const own = useOwnPicture(undefined);
  const ids = idsOf(comments);
  const count = comments.length;
  const isOwn = (email: string) => email !== '' && email === user?.email;

  return (
    <Stack as="section" gap="m" aria-label={t`Comments`}>
      <Heading level={3} size={5}>
        {t`${plural(count, { 0: 'No comments yet', one: '# comment', other: '# comments' })}`}
      </Heading>
      <ReferenceLinks>
        <CommentList
          aria-label={t`Comments`}
          comments={comments.map(({ name, email, img, comment, date }, index) => ({
            id: ids[index] ?? '',
            author: name,
            image: isOwn(email) && own !== undefined ? (own ?? '') : img,
            text: comment,
            ...(date && { time: formatDayAndTime(new Date(date)), dateTime: date }),
            isReadOnly: !isOwn(email),
          }))}
          edits={conversation.edits}
          onEditsChange={({ edits }) => conversation.setEdits(edits)}
          onEdit={({ id, text }) => conversation.edit(id, text)}
          onDelete={({ id }) => conversation.remove(id)}
        />
      </ReferenceLinks>
      <NewComment actor={actor} draft={conversation.draft} onDraft={conversation.setDraft} onAdd={onAdd} />
    </Stack>
  );
}

interface NewCommentProps {
  actor: KanbanActor;
  /** The text that is typed and not added yet. */
  draft: string;
  onDraft: (draft: string) => void;
  onAdd: () => void;
}

/** The typed text stays until the server has it; the reason for a refusal stands below. */
function NewComment({ actor, draft, onDraft, onAdd }: NewCommentProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isTried, setTried] = useState(false);
  const isSaving = useActorState(actor, (state) => state.matches({ ready: { comment: 'saving' } }));
  const isRefused = useActorState(actor, (state) => state.matches({ ready: { comment: 'refused' } }));
  const refusal = useActorState(actor, ({ context }) => context.commentRefusal);
  const isEmpty = draft.trim() === '';
  const add = () => {
    setTried(isEmpty);
    onAdd();
  };
  const problem = isTried && isEmpty ? t`Enter a comment.` : undefined;

  return (
    <>
      <TextArea
        label={t`New comment`}
        rows={2}
        value={draft}
        isReadOnly={isSaving}
        errorMessage={isRefused && !isEmpty ? errorText(refusal) : problem}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Inline>
        <Button variant="soft" size="small" isBusy={isSaving} onClick={add}>
          <Trans context="action">Comment</Trans>
        </Button>
      </Inline>
    </>
  );
}
