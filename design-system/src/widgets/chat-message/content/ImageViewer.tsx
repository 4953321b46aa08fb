import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { theme } from '../../../theme/theme.ts';
import type { ChatImage } from '../chat.types.ts';

export interface ImageViewerProps extends Omit<ComponentPropsWithRef<'dialog'>, 'ref' | 'children' | 'open'> {
  /** The picture. */
  image: Pick<ChatImage, 'src' | 'name'>;
  /** Called by Escape, by the cross and by a press beside the picture. */
  onClose: () => void;
}

/** Shows a picture as large as the window allows. */
export function ImageViewer({ image: { src, name }, onClose, ...rest }: ImageViewerProps) {
  const { t } = useLingui();
  return (
    <Root
      {...rest}
      ref={showAsModal}
      aria-label={name}
      onClose={onClose}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        // The panel below stays open: one Escape takes away one thing.
        event.stopPropagation();
        onClose();
      }}
      onClick={({ target }: MouseEvent) => {
        if (!(target instanceof HTMLImageElement)) onClose();
      }}
    >
      <Bar>
        <bdi>{name}</bdi>
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </Bar>
      <img src={src} alt={name} />
    </Root>
  );
}

function showAsModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

const { color, space } = theme;

const Root = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.surface};
  color: ${color.ink};

  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  &::backdrop {
    background: ${color.backdrop};
  }
  > img {
    max-inline-size: 100%;
    max-block-size: 100%;
    margin: auto;
    object-fit: contain;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.s} ${space.l};
  border-block-end: 1px solid ${color.border};

  > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
