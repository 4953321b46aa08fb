import { Dialog, IconButton, Inline, Stack } from '@embarque/design-system';
import type { ProfilePhoto } from '@embarque/mocks/profile/contract';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface PhotoViewerProps {
  photos: readonly ProfilePhoto[];
  /** Index of the photo that is open, or `null`. */
  shown: number | null;
  /** Called with the index of the photo to open, or `null` to close. */
  onShow: (index: number | null) => void;
}

/** One photo at a time; the arrow keys go on. */
export function PhotoViewer({ photos, shown, onShow }: PhotoViewerProps) {
  const { t } = useLingui();
  const index = shown ?? 0;
  const count = photos.length;
  const go = (step: number) => onShow((index + step + count) % count);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === forward ? 1 : -1);
  };
  return (
    <Dialog title={t`Photo ${index + 1} of ${count}`} size="large" isOpen={shown !== null} onClose={() => onShow(null)}>
      <Stack gap="m">
        <img
          src={photos[index]?.img}
          alt={t`Photo ${index + 1} of ${count}`}
          style={{ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: '0.75rem' }}
        />
        <Inline distribute="center" role="group" aria-label={t`Other photos`} onKeyDown={onKeyDown}>
          <IconButton icon={ChevronLeft} label={t`Previous photo`} onClick={() => go(-1)} />
          <IconButton icon={ChevronRight} label={t`Next photo`} onClick={() => go(1)} />
        </Inline>
      </Stack>
    </Dialog>
  );
}
