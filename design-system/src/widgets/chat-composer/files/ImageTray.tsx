import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { moveFocusOutOf } from '../../../lib/focus/move-focus-out-of.ts';
import { ImageViewer } from '../../chat-message/content/ImageViewer.tsx';
import type { ChatComposerProps, StagedImage } from '../chat-composer.types.ts';
import { Remove, Staged, Thumbnail, Tray } from '../ChatComposer.styles.ts';

interface ImageTrayProps {
  images: readonly StagedImage[];
  onUnstage: ChatComposerProps['onUnstage'] | undefined;
}

/** The pictures that wait to be sent; a press shows one in full size. */
export function ImageTray({ images, onUnstage }: ImageTrayProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<StagedImage | null>(null);
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string) => {
    const item = currentTarget.closest('li');
    if (item) moveFocusOutOf(item);
    onUnstage?.({ id });
  };
  return (
    <>
      <Tray role="list" aria-label={t`Pictures to send`}>
        {images.map(({ name, ...image }) => (
          <Staged key={image.id}>
            <Thumbnail
              type="button"
              aria-label={t`Show ${name} in full size`}
              onClick={() => setShown({ ...image, name })}
            >
              <img src={image.src} alt="" />
            </Thumbnail>
            <Remove type="button" aria-label={t`Remove ${name}`} onClick={(event) => remove(event, image.id)}>
              <Icon icon={X} />
            </Remove>
          </Staged>
        ))}
      </Tray>
      {shown && <ImageViewer image={shown} onClose={() => setShown(null)} />}
    </>
  );
}
