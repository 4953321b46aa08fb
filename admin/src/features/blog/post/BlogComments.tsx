import {
  Card,
  type CommentEdit,
  CommentList,
  type CommentEntry,
  EmptyState,
  focusWhenLost,
  Stack,
} from '@embarque/design-system';
import { formatDay } from '@embarque/design-system/format-day';
import type { BlogPost } from '../blog.api.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageComment, threadsOf } from './blog.comments.ts';
import type { BlogCommand } from './blog.outbox.ts';
import { CommentForm } from './CommentForm.tsx';
import { ReferenceLinks } from '../../../references/ReferenceLinks.tsx';
import { useOwnPicture } from '../../../session/picture/useOwnPicture.ts';
import { useCountOfComments } from '../useCountOfComments.ts';
import { useDrafts } from './useDrafts.ts';

interface BlogCommentsProps {
  post: BlogPost;
  comments: readonly PageComment[];
  onGive: (command: BlogCommand) => void;
}

/** BLG-04: the comments on a post, with their replies, and the fields for one more. */
export function BlogComments({ post, comments, onGive }: BlogCommentsProps) {
  const { t } = useLingui();
  const countOf = useCountOfComments();
  const [replyTo, setReplyTo] = useState<number | null>(null);
  const [edits, setEdits] = useState<readonly CommentEdit[]>([]);
  const entryOf = useEntries();
  const drafts = useDrafts(post.id);
  useCommentsInUrl();
  /** Also of a reply that was refused: its text is there again. */
  const isReplying = ({ id }: PageComment) => id === replyTo || drafts.textOf(id) !== '';
  const close = () => {
    const row = document.activeElement?.closest('li');
    setReplyTo(null);
    focusWhenLost(() => row?.querySelector<HTMLElement>('[data-reply]'));
  };
  const form = (parentId: number | null) => (
    <CommentForm
      key={String(parentId)}
      postId={post.id}
      parentId={parentId}
      text={drafts.textOf(parentId)}
      onTextChange={(text) => drafts.type(parentId, text)}
      onPost={(command) => {
        onGive(command);
        if (parentId !== null) close();
      }}
      onCancel={
        parentId === null
          ? undefined
          : () => {
              drafts.type(parentId, '');
              close();
            }
      }
    />
  );
  const actions = {
    edits,
    onEditsChange: (change: { edits: readonly CommentEdit[] }) => setEdits(change.edits),
    onEdit: ({ id, text }: CommentEdit) => onGive({ type: 'comment edited', postId: post.id, id: idOf(id), text }),
    onDelete: ({ id }: { id: string }) =>
      onGive({ type: 'comment deleted', postId: post.id, id: idOf(id), isDeleted: true }),
    onReply: ({ id }: { id: string }) => setReplyTo(idOf(id)),
  };
  const idOf = (key: string) => comments.find((comment) => comment.key === key)?.id ?? 0;
  const withForm = (comment: PageComment): CommentEntry => ({
    ...entryOf(comment),
    ...(isReplying(comment) && { below: form(comment.id) }),
  });
  const entries = threadsOf(comments).map(({ root, replies }): CommentEntry => ({
    ...entryOf(root),
    below: (isReplying(root) || replies.length > 0) && (
      <Stack gap="l">
        {isReplying(root) && form(root.id)}
        {replies.length > 0 && (
          <CommentList aria-label={t`Replies to ${root.userFullName}`} comments={replies.map(withForm)} {...actions} />
        )}
      </Stack>
    ),
  }));

  return (
    <Card id="comments" tabIndex={-1} title={countOf(post.comment)} headingLevel={2}>
      <Stack gap="xl">
        {entries.length > 0 ? (
          <ReferenceLinks>
            <CommentList aria-label={t`Comments`} comments={entries} {...actions} />
          </ReferenceLinks>
        ) : (
          <EmptyState title={t`No comments yet`}>
            <Trans>Be the first to write one.</Trans>
          </EmptyState>
        )}
        {form(null)}
      </Stack>
    </Card>
  );
}

/** The address may name the comments, which were not there yet when the browser looked for them. */
function useCommentsInUrl(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#comments') return;
    const comments = document.getElementById('comments');
    comments?.scrollIntoView({ block: 'start' });
    comments?.focus({ preventScroll: true });
  }, [hash]);
}

/** Comments as the list shows them. */
function useEntries(): (comment: PageComment) => CommentEntry {
  const { t } = useLingui();
  const own = useOwnPicture(undefined);
  return ({ key, userFullName, avatar, commentText, commentedAt, isMine, isPending }) => ({
    id: key,
    author: userFullName,
    image: (isMine && own !== undefined ? own : avatar) ?? '',
    text: commentText,
    time: isPending ? t({ message: 'Posting…', context: 'comment' }) : formatDay(commentedAt, { dateStyle: 'short' }),
    dateTime: commentedAt,
    isReadOnly: !isMine,
    isPending,
  });
}
