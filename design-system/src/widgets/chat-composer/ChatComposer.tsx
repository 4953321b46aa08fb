import { type FormEvent, useImperativeHandle, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { keepToastsOff } from '../../components/toasts/toaster/toasts-above.ts';
import { isSeen } from '../../lib/i18n/letters/letters.ts';
import { useFileDrop } from '../../lib/files/useFileDrop.ts';
import type { ChatComposerProps, VoiceRecording } from './chat-composer.types.ts';
import { Notice, Refusal, Root } from './ChatComposer.styles.ts';
import { ComposerContextBar } from './ComposerContextBar.tsx';
import { ComposerLine } from './ComposerLine.tsx';
import { DocumentTray } from './files/DocumentTray.tsx';
import { DropHere } from './files/DropHere.tsx';
import { ImageTray } from './files/ImageTray.tsx';
import { useStaging } from './files/useStaging.ts';
import { VoiceNote } from './voice/VoiceNote.tsx';

/**
 * The field of a chat. Enter sends, Shift with Enter breaks the line; an Enter that takes over what an input method composed does neither.
 *
 * ## What it takes
 *
 * - Text of any length. Pasted lines stay one message; blanks around it are left out, and blanks alone are not sent.
 * - Pictures (PNG, JPEG, GIF, WebP, AVIF) and documents (PDF, Word, Excel, OpenDocument, CSV, text), chosen, pasted or dropped, up to
 *   `maxFiles` of `maxBytes` each; others and folders are refused by name.
 * - A clipboard with a picture and text: the picture is staged and the text is inserted; nothing is sent.
 * - With `onVoice`, a recording of up to five minutes.
 */
export function ChatComposer({
  person,
  value,
  defaultValue = '',
  onChange,
  onSend,
  images = [],
  documents = [],
  onStage,
  onUnstage,
  maxBytes = 10_000_000,
  maxFiles = 6,
  context = null,
  onCancelContext,
  onEditLast,
  onVoice,
  savedReplies = [],
  notice,
  ref,
  ...rest
}: ChatComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useControlledState(value, defaultValue, (next) => onChange?.({ value: next }));
  const [isRecording, setRecording] = useState(false);
  const { refusal, stage, forget } = useStaging({
    count: images.length + documents.length,
    maxBytes,
    maxFiles,
    onStage,
  });
  const { isOver, ...drop } = useFileDrop(({ files, folders }) => stage(files, folders));
  const focus = () => field.current?.focus();
  useImperativeHandle(ref, () => ({ focus, focusEnd: () => focusEndOf(field.current) }));

  const send = () => {
    const text = written.trim();
    if (!isSeen(text) && images.length + documents.length === 0) return;
    onSend({ text });
    // An owner may have something else to be written next, such as a draft that was set aside.
    if (value === undefined) setWritten('');
    forget();
  };
  const endRecording = (recording?: VoiceRecording) => {
    if (recording) onVoice?.(recording);
    setRecording(false);
    // The field comes back with the same drawing.
    requestAnimationFrame(focus);
  };
  if (notice) return <Notice>{notice}</Notice>;

  return (
    <Root
      {...rest}
      {...drop}
      ref={keepFree}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
        focus();
      }}
    >
      {context && <ComposerContextBar context={context} onCancel={onCancelContext} />}
      {images.length > 0 && <ImageTray images={images} onUnstage={onUnstage} />}
      {documents.length > 0 && <DocumentTray documents={documents} onUnstage={onUnstage} />}
      <Refusal role="status">{refusal}</Refusal>
      {isRecording ? (
        <VoiceNote onSend={endRecording} onCancel={() => endRecording()} />
      ) : (
        <ComposerLine
          {...{ field, person, written, savedReplies, context, onCancelContext, onEditLast }}
          onWrite={setWritten}
          onSend={send}
          onTake={onStage && stage}
          onRecord={onVoice && (() => setRecording(true))}
        />
      )}
      {isOver && <DropHere />}
    </Root>
  );
}

function focusEndOf(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** A message that is being written must not be covered by toasts. */
const keepFree = (form: HTMLFormElement | null) => (form ? keepToastsOff(form) : undefined);
