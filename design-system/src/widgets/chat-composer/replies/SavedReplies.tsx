import { useLingui } from '@lingui/react/macro';
import type { SavedReply } from '../chat-composer.types.ts';
import { Replies, Reply } from '../ChatComposer.styles.ts';

interface SavedRepliesProps {
  id: string;
  replies: readonly SavedReply[];
  current: number;
  onChoose: (reply: SavedReply) => void;
}

/** The saved replies that fit what follows the "/". The field keeps the focus. */
export function SavedReplies({ id, replies, current, onChoose }: SavedRepliesProps) {
  const { t } = useLingui();
  return (
    <Replies id={id} role="listbox" aria-label={t`Saved replies`}>
      {replies.map((reply, index) => (
        <Reply
          key={reply.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(reply);
          }}
        >
          <strong>{reply.title}</strong> <bdi>{reply.text}</bdi>
        </Reply>
      ))}
    </Replies>
  );
}
