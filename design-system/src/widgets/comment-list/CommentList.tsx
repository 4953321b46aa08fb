import { Trans, useLingui } from '@lingui/react/macro';
import { CornerUpLeft, Pencil, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefCallback, useCallback, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Avatar } from '../../components/avatar/Avatar.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { ReferenceText } from '../../components/hover-card/ReferenceText.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Author, Body, Byline, Comment, Head, Reply, Root, Text, Time } from './CommentList.styles.ts';

export interface CommentEntry {
  /** Tells it from the others. */
  id: string;
  /** The author. */
  author: string;
  /** Address of their picture. */
  image?: string;
  text: string;
  /** When it was written, as people read it. */
  time?: string;
  /** The same for machines: ISO 8601. */
  dateTime?: string;
  /**
   * Whether it can be neither edited nor deleted, as what somebody else wrote.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether it is still being sent: nothing can be done with it yet.
   * @default false
   */
  isPending?: boolean;
  /** Stands below it, such as the replies to it. */
  below?: ReactNode;
}

/** Other words for a comment that are typed and not saved yet. */
export interface CommentEdit {
  /** Of the comment. */
  id: string;
  text: string;
}

export interface CommentListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The comments, oldest first. */
  comments: readonly CommentEntry[];
  /** Called with other words for a comment. Without it, comments cannot be edited. */
  onEdit?: (edited: { id: string; text: string }) => void;
  /** The comments whose words are being edited. Without it, the list keeps them itself. */
  edits?: readonly CommentEdit[];
  /** Called when editing begins or ends, and with each letter: leaving can then ask first. */
  onEditsChange?: (change: { edits: readonly CommentEdit[] }) => void;
  /** Called when a comment should go. Without it, comments stay. */
  onDelete?: (deleted: { id: string }) => void;
  /** Called when somebody wants to reply to a comment. Without it, nothing can be replied to. */
  onReply?: (replied: { id: string }) => void;
}

const none: readonly CommentEdit[] = [];

/** The comments on something. For messages between people, use `ChatCard`. */
export function CommentList(props: CommentListProps) {
  const { comments, onEdit, edits, onEditsChange, onDelete, onReply, ...rest } = props;
  const [current, change] = useControlledState(edits, none, (next) => onEditsChange?.({ edits: next }));
  const type = (id: string, text: string | undefined) => {
    const others = current.filter((one) => one.id !== id);
    change(text === undefined ? others : [...others, { id, text }]);
  };
  return (
    <Root role="list" {...rest}>
      {comments.map((comment) => (
        <CommentRow
          key={comment.id}
          comment={comment}
          typed={current.find(({ id }) => id === comment.id)?.text}
          onReply={comment.isPending ? undefined : onReply && (() => onReply({ id: comment.id }))}
          onType={isFixed(comment) ? undefined : onEdit && ((text) => type(comment.id, text))}
          onEdit={(text) => onEdit?.({ id: comment.id, text })}
          onDelete={isFixed(comment) ? undefined : onDelete && (() => onDelete({ id: comment.id }))}
        />
      ))}
    </Root>
  );
}

const isFixed = ({ isReadOnly, isPending }: CommentEntry) => Boolean(isReadOnly) || Boolean(isPending);

interface CommentRowProps {
  comment: CommentEntry;
  /** The other words for it, while there is a field for them. */
  typed: string | undefined;
  onType: ((text: string | undefined) => void) | undefined;
  onEdit: (text: string) => void;
  onDelete: (() => void) | undefined;
  onReply: (() => void) | undefined;
}

function CommentRow({ comment, typed, onType, onEdit, onDelete, onReply }: CommentRowProps) {
  const { t } = useLingui();
  const row = useRef<HTMLLIElement>(null);
  const isAsked = useRef(false);
  const { author, image, text, time, dateTime } = comment;
  // An editor opened by its owner does not take focus from elsewhere.
  const takeFocus = useCallback((field: HTMLTextAreaElement | null) => {
    if (!isAsked.current && document.activeElement !== document.body) return;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const edit = () => {
    isAsked.current = true;
    onType?.(text);
  };
  const close = () => {
    const rows = row.current?.parentElement?.children ?? [];
    const position = row.current ? [...rows].indexOf(row.current) : -1;
    isAsked.current = false;
    onType?.(undefined);
    // With other words it may be another comment to its owner, and another row.
    requestAnimationFrame(() => rows[position]?.querySelector('button')?.focus());
  };
  const remove = () => {
    if (row.current) moveFocusOutOf(row.current);
    onDelete?.();
  };

  return (
    <Comment ref={row} aria-busy={comment.isPending || undefined}>
      <Avatar name={author} src={image} size="small" isDecorative />
      <Body>
        <Head>
          <Byline>
            <Author dir="auto">{author}</Author>
            {time && (
              <Time dateTime={dateTime}>
                <bdi dir="ltr">{time}</bdi>
              </Time>
            )}
          </Byline>
          {typed === undefined && (
            <Inline gap="none" overflow="shrink">
              {onType && (
                <IconButton icon={Pencil} size="small" label={t`Edit the comment of ${author}`} onClick={edit} />
              )}
              {onDelete && (
                <IconButton icon={Trash2} size="small" label={t`Delete the comment of ${author}`} onClick={remove} />
              )}
            </Inline>
          )}
        </Head>
        {typed === undefined ? (
          <>
            <Text dir="auto">
              <ReferenceText>{text}</ReferenceText>
            </Text>
            {onReply && <ReplyButton author={author} onReply={onReply} />}
          </>
        ) : (
          <EditComment
            fieldRef={takeFocus}
            typed={typed}
            onType={(next) => onType?.(next)}
            onCancel={close}
            onSave={(next) => {
              if (next !== text) onEdit(next);
              close();
            }}
          />
        )}
        {comment.below}
      </Body>
    </Comment>
  );
}

function ReplyButton({ author, onReply }: { author: string; onReply: () => void }) {
  const { t } = useLingui();
  return (
    <Reply
      data-reply
      variant="ghost"
      size="small"
      icon={CornerUpLeft}
      aria-label={t`Reply to ${author}`}
      onClick={onReply}
    >
      <Trans>Reply</Trans>
    </Reply>
  );
}

interface EditCommentProps {
  fieldRef: RefCallback<HTMLTextAreaElement>;
  typed: string;
  onType: (text: string) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditComment({ fieldRef, typed, onType, onSave, onCancel }: EditCommentProps) {
  const { t } = useLingui();
  const [isTried, setTried] = useState(false);
  const isEmpty = typed.trim() === '';
  const save = () => (isEmpty ? setTried(true) : onSave(typed.trim()));

  return (
    <>
      <TextArea
        ref={fieldRef}
        label={t({ message: 'Comment', context: 'text' })}
        labelVisibility="hidden"
        rows={2}
        value={typed}
        errorMessage={isTried && isEmpty ? t`Enter a comment, or delete it.` : undefined}
        onChange={({ target }) => onType(target.value)}
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
