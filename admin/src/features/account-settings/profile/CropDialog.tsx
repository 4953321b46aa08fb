import { Button, Dialog } from '@embarque/design-system';
import { ImageCrop, squareOf, wholeSquare } from '@embarque/design-system/image-crop';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { drawPart } from '../../../files/drawn-picture.ts';
import type { ReadAvatar } from './avatar.check.ts';

interface CropDialogProps {
  avatar: ReadAvatar;
  /** Called with the chosen square, as an address. */
  onCrop: (image: string) => void;
  onClose: () => void;
}

/** The most that the side of the square has, in pixels: twice as wide as it is ever shown. */
const SIDE = 400;

/** Chooses the square that everybody sees. It is drawn again, without what its file said of place and camera. */
export function CropDialog({ avatar: { picture, src }, onCrop, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(wholeSquare);
  const use = () => {
    const { side, ...corner } = squareOf(crop, picture);
    onCrop(drawPart(picture, { ...corner, width: side, height: side }, SIDE));
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t`Crop your picture`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={use}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <ImageCrop
        label={t`The part of the picture that is shown`}
        src={src}
        crop={crop}
        onChange={(change) => setCrop(change.crop)}
      />
    </Dialog>
  );
}
