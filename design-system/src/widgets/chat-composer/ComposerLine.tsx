import { Trans, useLingui } from '@lingui/react/macro';
import { Mic, Send } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { EmojiButton } from '../../components/emoji-picker/EmojiButton.tsx';
import { insertText } from '../../lib/insert-text.ts';
import { bearsWords } from '../../lib/files/bears-words.ts';
import { AttachFiles } from './files/AttachFiles.tsx';
import type { ChatComposerProps, SavedReply } from './chat-composer.types.ts';
import { EmojiSlot, Field, Line, SendSlot } from './ChatComposer.styles.ts';
import { SavedReplies } from './replies/SavedReplies.tsx';
import { useComposerKeys } from './useComposerKeys.ts';
import { useSavedReplies } from './replies/useSavedReplies.ts';

interface ComposerLineProps extends Pick<ChatComposerProps, 'person' | 'context' | 'onCancelContext' | 'onEditLast'> {
  field: RefObject<HTMLTextAreaElement | null>;
  written: string;
  savedReplies: readonly SavedReply[];
  onWrite: (text: string) => void;
  onSend: () => void;
  /** Called with files that were chosen or pasted; without it, none are taken. */
  onTake: ((files: readonly File[]) => void) | undefined;
  onRecord: (() => void) | undefined;
}

/** The field, with the buttons before and behind it. */
export function ComposerLine({
  field,
  person,
  written,
  savedReplies,
  onWrite,
  onSend,
  onTake,
  onRecord,
  ...context
}: ComposerLineProps) {
  const { t } = useLingui();
  const keys = useComposerKeys({ ...context, isEmpty: written === '', onSend });
  const saved = useSavedReplies({ written, replies: savedReplies, onWrite });
  return (
    <Line>
      {saved.isOpen && (
        <SavedReplies id={saved.id} replies={saved.fitting} current={saved.index} onChoose={saved.choose} />
      )}
      {onRecord && <IconButton icon={Mic} label={t`Record a voice message`} onClick={onRecord} />}
      {onTake && <AttachFiles onTake={onTake} />}
      <Field
        {...saved.relations}
        ref={field}
        rows={1}
        aria-label={t`Message to ${person}`}
        placeholder={t`Write a message`}
        dir="auto"
        value={written}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onCompositionEnd={keys.onCompositionEnd}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          saved.onKeyDown(event);
          keys.onKeyDown(event);
        }}
        onPaste={({ clipboardData }: ClipboardEvent) => {
          if (!bearsWords(clipboardData)) onTake?.([...clipboardData.files]);
        }}
      />
      <EmojiSlot>
        <EmojiButton onChoose={({ emoji }) => insertInto(field.current, emoji)} />
      </EmojiSlot>
      <SendSlot>
        <Button type="submit" icon={Send} title={t`Send`}>
          <span>
            <Trans>Send</Trans>
          </span>
        </Button>
      </SendSlot>
    </Line>
  );
}

/** At the caret, where the field was left. */
function insertInto(field: HTMLTextAreaElement | null, text: string): void {
  // The picker gives the focus back to its button first.
  requestAnimationFrame(() => {
    if (field) insertText(field, text);
  });
}
