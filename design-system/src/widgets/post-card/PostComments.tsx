import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { useNumberFormat } from '../../lib/i18n/useNumberFormat.ts';
import { FilledToggle } from './FilledToggle.tsx';
import type { PostComment } from './post-card.types.ts';
import { Author, Comment, CommentBody, CommentText, Comments, Form } from './PostCard.styles.ts';

export interface PostCommentsProps {
  /** The author of the post. */
  author: string;
  /** The latest comments, oldest first. */
  comments: readonly PostComment[];
  /** Called with whether the person likes a comment from now on. */
  onLikeComment: (change: { id: string; isLiked: boolean }) => void;
  /** Called with a comment that the person wrote. */
  onComment: (written: { text: string }) => void;
  /** Stands on the button that posts a comment. */
  label: ReactNode;
}

/** The comments below a post, and a field for another one. A blank comment is not posted. */
export function PostComments({ author, comments, onLikeComment, onComment, label }: PostCommentsProps) {
  const { t } = useLingui();
  const formatCount = useNumberFormat(undefined);
  return (
    <>
      <Comments aria-label={t`Comments on the post of ${author}`} role="list">
        {comments.map(({ id, author: by, src, text, likes, isLiked }) => (
          <Comment key={id}>
            <Avatar name={by} src={src} size="small" isDecorative />
            <CommentBody>
              <Author dir="auto">{by}</Author>
              <CommentText dir="auto">{text}</CommentText>
            </CommentBody>
            <FilledToggle
              icon={Heart}
              label={`${formatCount(likes)}. ${t`Like the comment of ${by}: ${text}`}`}
              isOn={isLiked}
              onToggle={({ isOn }) => onLikeComment({ id, isLiked: isOn })}
            >
              <bdi>{formatCount(likes)}</bdi>
            </FilledToggle>
          </Comment>
        ))}
      </Comments>
      <WriteComment {...{ author, onComment, label }} />
    </>
  );
}

function WriteComment({ author, onComment, label }: Pick<PostCommentsProps, 'author' | 'onComment' | 'label'>) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  // The second half of a double click asks for no other comment.
  const [isPosted, setPosted] = useState(false);
  const isEmpty = text.trim() === '';
  const post = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty && isPosted) return;
    setTried(isEmpty);
    if (isEmpty) {
      field.current?.focus();
      return;
    }
    onComment({ text: text.trim() });
    setText('');
    setPosted(true);
  };
  return (
    <Form onSubmit={post} noValidate>
      <TextArea
        ref={field}
        label={t`Comment on the post of ${author}`}
        labelVisibility="hidden"
        placeholder={t`Add a comment`}
        rows={2}
        value={text}
        errorMessage={isTried && isEmpty ? t`Enter a comment.` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setPosted(false);
        }}
      />
      <Button type="submit" size="small">
        {label}
      </Button>
    </Form>
  );
}
