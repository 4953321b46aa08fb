import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { handFocusOn } from '../../focus/hand-focus-on.ts';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Author, Comment, Head, Root, Text, Words } from './CommentList.styles.ts';

export interface CommentEntry {
  /** Tells it from the others. */
  id: string;
  /** Who wrote it. */
  author: string;
  /** Address of their picture. */
  picture?: string;
  text: string;
}

export interface CommentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What was said, oldest first. */
  comments: readonly CommentEntry[];
  /** Called with other words for a comment. Without it, comments cannot be edited. */
  onEdit?: (edited: { id: string; text: string }) => void;
  /** Called when a comment should go. Without it, comments stay. */
  onDelete?: (deleted: { id: string }) => void;
}

/** What people said about a thing. For messages that people send to each other, use `ChatCard`. */
export function CommentList({ comments, onEdit, onDelete, ...rest }: CommentListProps) {
  const [edited, setEdited] = useState<string>();
  return (
    <Root role="list" {...rest}>
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          isEditing={edited === comment.id}
          onEditing={onEdit && ((isEditing) => setEdited(isEditing ? comment.id : undefined))}
          onEdit={(text) => onEdit?.({ id: comment.id, text })}
          onDelete={onDelete && (() => onDelete({ id: comment.id }))}
        />
      ))}
    </Root>
  );
}

interface CommentRowProps {
  comment: CommentEntry;
  isEditing: boolean;
  onEditing: ((isEditing: boolean) => void) | undefined;
  onEdit: (text: string) => void;
  onDelete: (() => void) | undefined;
}

function CommentRow({ comment, isEditing, onEditing, onEdit, onDelete }: CommentRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const { author, picture, text } = comment;
  const close = () => {
    onEditing?.(false);
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const remove = () => {
    if (row.current) handFocusOn(row.current);
    onDelete?.();
  };

  return (
    <Comment ref={row}>
      <Avatar name={author} src={picture} size="small" isDecorative />
      <Words>
        <Head>
          <Author dir="auto">{author}</Author>
          {!isEditing && (
            <Inline gap="none" overflow="shrink">
              {onEditing && (
                <IconButton
                  ref={pencil}
                  icon={Pencil}
                  size="small"
                  label={t`Edit the comment of ${author}`}
                  onClick={() => onEditing(true)}
                />
              )}
              {onDelete && (
                <IconButton icon={Trash2} size="small" label={t`Delete the comment of ${author}`} onClick={remove} />
              )}
            </Inline>
          )}
        </Head>
        {isEditing ? (
          <EditComment
            text={text}
            onCancel={close}
            onSave={(next) => {
              if (next !== text) onEdit(next);
              close();
            }}
          />
        ) : (
          <Text dir="auto">{text}</Text>
        )}
      </Words>
    </Comment>
  );
}

interface EditCommentProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditComment({ text, onSave, onCancel }: EditCommentProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const [isTried, setTried] = useState(false);
  const isEmpty = typed.trim() === '';
  const save = () => (isEmpty ? setTried(true) : onSave(typed.trim()));

  return (
    <>
      <TextArea
        ref={takeFocus}
        label={t`Comment`}
        labelVisibility="hidden"
        rows={2}
        value={typed}
        errorMessage={isTried && isEmpty ? t`Write something, or delete the comment.` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Inline>
        <Button size="small" onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button size="small" variant="ghost" tone="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </>
  );
}

function takeFocus(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
