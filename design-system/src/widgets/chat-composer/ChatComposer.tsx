import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../components/buttons/Button.tsx';
import { AttachImages } from './AttachImages.tsx';
import type { ChatComposerProps } from './chat-composer.types.ts';
import { Field, Line, Notice, Refusal, Root, SendSlot } from './ChatComposer.styles.ts';
import { ComposerContextBar } from './ComposerContextBar.tsx';
import { ImageTray } from './ImageTray.tsx';
import { useStaging } from './useStaging.ts';

/** The field of a chat. Enter sends, Shift with Enter breaks the line. */
export function ChatComposer({
  person,
  value,
  defaultValue = '',
  onChange,
  onSend,
  images = [],
  onStage,
  onUnstage,
  maxBytes = 5_000_000,
  maxImages = 6,
  context = null,
  onCancelContext,
  onEditLast,
  onVoice: _onVoice,
  savedReplies: _savedReplies,
  notice,
  ref,
  ...rest
}: ChatComposerProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useControlledState(value, defaultValue, (next) => onChange?.({ value: next }));
  const { refusal, stage } = useStaging({ images, maxBytes, maxImages, onStage });
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));

  const send = () => {
    const text = written.trim();
    if (text === '' && images.length === 0) return;
    onSend({ text });
    setWritten('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    } else if (event.key === 'ArrowUp' && written === '' && onEditLast) {
      event.preventDefault();
      onEditLast();
    }
  };
  if (notice) return <Notice>{notice}</Notice>;

  return (
    <Root
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {context && <ComposerContextBar context={context} onCancel={onCancelContext} />}
      {images.length > 0 && <ImageTray images={images} onUnstage={onUnstage} />}
      <Refusal role="status">{refusal}</Refusal>
      <Line>
        {onStage && <AttachImages onTake={stage} />}
        <Field
          ref={field}
          rows={1}
          aria-label={t`Message to ${person}`}
          placeholder={t`Write a message`}
          dir="auto"
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => stage([...event.clipboardData.files])}
        />
        <SendSlot>
          <Button type="submit" icon={Send} title={t`Send`}>
            <span>
              <Trans>Send</Trans>
            </span>
          </Button>
        </SendSlot>
      </Line>
    </Root>
  );
}
