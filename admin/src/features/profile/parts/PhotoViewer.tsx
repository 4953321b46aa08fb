import { Dialog, IconButton, Inline, Stack } from '@embarque/design-system';
import type { ProfilePhoto } from '@embarque/mocks/profile/contract';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface PhotoViewerProps {
  photos: readonly ProfilePhoto[];
  /** Index of the photo; stays while the viewer closes. */
  index: number;
  isOpen: boolean;
  /** Called with the index of the photo to show. */
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One photo at a time; the arrow keys go on. */
export function PhotoViewer({ photos, index, isOpen, onShow, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const count = photos.length;
  const go = (step: number) => onShow((index + step + count) % count);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === forward ? 1 : -1);
  };
  return (
    // Keys of the whole dialog arrive here, wherever in it the focus is.
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={onKeyDown}>
      <Dialog title={t`Photo ${index + 1} of ${count}`} size="large" isOpen={isOpen} onClose={onClose}>
        <Stack gap="m">
          <img
            src={photos[index]?.img}
            alt={t`Photo ${index + 1} of ${count}`}
            style={{ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: '0.75rem' }}
          />
          <Inline distribute="center" role="group" aria-label={t`Other photos`}>
            <IconButton icon={ChevronLeft} label={t`Previous photo`} onClick={() => go(-1)} />
            <IconButton icon={ChevronRight} label={t`Next photo`} onClick={() => go(1)} />
          </Inline>
        </Stack>
      </Dialog>
    </div>
  );
}
