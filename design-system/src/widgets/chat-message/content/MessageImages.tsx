import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatImage } from '../chat.types.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { ImageButton, Images } from '../Message.styles.ts';
import { useTabStop } from '../stop.context.ts';

/** The pictures of a message; a press shows one in full size. */
export function MessageImages({ images }: { images: readonly ChatImage[] }) {
  const { t } = useLingui();
  const stop = useTabStop();
  const [shown, setShown] = useState<ChatImage | null>(null);
  return (
    <Images>
      {images.map(({ name, ...image }) => (
        <ImageButton
          key={image.id}
          {...stop}
          type="button"
          aria-label={t`Show ${name} in full size`}
          onClick={() => setShown({ ...image, name })}
        >
          <img src={image.src} alt="" style={shapeOf(image)} />
        </ImageButton>
      ))}
      {shown && <ImageViewer image={shown} onClose={() => setShown(null)} />}
    </Images>
  );
}

/** Keeps the room of a picture whose size is known before it is there; else it is a square. */
const shapeOf = ({ width, height }: Pick<ChatImage, 'width' | 'height'>) => ({
  aspectRatio: width && height ? `${width} / ${height}` : '1',
});
