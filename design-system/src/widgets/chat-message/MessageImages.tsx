import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatImage } from './chat.types.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { ImageButton, Images } from './Message.styles.ts';

/** The pictures of a message; a press shows one in full size. */
export function MessageImages({ images }: { images: readonly ChatImage[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<ChatImage | null>(null);
  return (
    <Images>
      {images.map((image) => (
        <ImageButton
          key={image.id}
          type="button"
          aria-label={t`Show ${image.name} in full size`}
          onClick={() => setShown(image)}
        >
          <img src={image.src} alt="" width={image.width} height={image.height} />
        </ImageButton>
      ))}
      {shown && <ImageViewer image={shown} onClose={() => setShown(null)} />}
    </Images>
  );
}
