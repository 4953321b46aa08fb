import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import type { StagedImage } from './chat-composer.types.ts';
import { ChatComposer } from './ChatComposer.tsx';

/** Replies to a message, with an image attached. Type "/" for saved replies. */
export function ReplyWithAPicture() {
  const { t } = useLingui();
  const [value, setValue] = useState('');
  const [images, setImages] = useState<StagedImage[]>([{ id: 'receipt', src: eveningImage, name: 'receipt.png' }]);
  const [isAnswer, setAnswer] = useState(true);
  return (
    <ChatComposer
      person="Beatriz Fonseca"
      value={value}
      onChange={(change) => setValue(change.value)}
      onSend={() => {
        setValue('');
        setImages([]);
      }}
      images={images}
      onStage={({ files }) =>
        setImages([...images, ...files.map((file) => ({ id: file.name, name: file.name, src: eveningImage }))])
      }
      onUnstage={({ id }) => setImages(images.filter((image) => image.id !== id))}
      context={
        isAnswer ? { kind: 'reply', sender: 'Beatriz Fonseca', text: t`Here is the receipt for the clothes.` } : null
      }
      onCancelContext={() => setAnswer(false)}
      onVoice={() => {}}
      savedReplies={[
        { id: 'thanks', title: t`Thanks`, text: t`Thank you for your message.` },
        { id: 'refund', title: t`Refund`, text: t`The money is on your account within five days.` },
      ]}
    />
  );
}
