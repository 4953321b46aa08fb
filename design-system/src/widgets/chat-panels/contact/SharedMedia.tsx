import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChatImage } from '../../chat-message/chat.types.ts';
import { ImageViewer } from '../../chat-message/content/ImageViewer.tsx';
import { Group, Media } from '../ChatPanel.styles.ts';

/** The pictures of a conversation; a press shows one in full size. */
export function SharedMedia({ media }: { media: readonly ChatImage[] }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<ChatImage | null>(null);
  return (
    <Group>
      <h3>
        <Trans>Shared Media</Trans>
      </h3>
      {media.length === 0 ? (
        <p>
          <Trans>No pictures yet</Trans>
        </p>
      ) : (
        <Media role="list">
          {media.map(({ name, ...image }) => (
            <li key={image.id}>
              <button
                type="button"
                aria-label={t`Show ${name} in full size`}
                onClick={() => setShown({ ...image, name })}
              >
                <img src={image.src} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </Media>
      )}
      {shown && <ImageViewer image={shown} onClose={() => setShown(null)} />}
    </Group>
  );
}
