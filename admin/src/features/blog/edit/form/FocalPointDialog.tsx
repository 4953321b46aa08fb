import { Button, Dialog } from '@embarque/design-system';
import { FocalPoint } from '@embarque/design-system/image-crop';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface FocalPointDialogProps {
  image: string;
  /** As CSS writes it: `50% 50%`. */
  focus: string;
  onChoose: (focus: string) => void;
  onClose: () => void;
}

/** Chooses the place that stays in sight where the image is shown narrower or lower. */
export function FocalPointDialog({ image, focus, onChoose, onClose }: FocalPointDialogProps) {
  const { t } = useLingui();
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const [place, setPlace] = useState({ x, y });
  return (
    <Dialog
      isOpen
      title={t`Focal point`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={() => onChoose(`${place.x}% ${place.y}%`)}>
            <Trans>Use this point</Trans>
          </Button>
        </>
      }
    >
      <FocalPoint
        label={t`The place that stays in sight`}
        src={image}
        place={place}
        onChange={(change) => setPlace(change.place)}
      />
    </Dialog>
  );
}
