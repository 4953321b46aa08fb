import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { wholeSquare } from './crop.ts';
import { ImageCrop } from './ImageCrop.tsx';

/** The face of a person will be a circle. */
export function ForAFace() {
  const { t } = useLingui();
  const [crop, setCrop] = useState(wholeSquare);
  return (
    <ImageCrop label={t`Visible part`} src={eveningImage} crop={crop} onChange={(change) => setCrop(change.crop)} />
  );
}

/** A whole square is kept. */
export function Square() {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ ...wholeSquare, zoom: 1.5 });
  return (
    <ImageCrop
      label={t`Visible part`}
      shape="square"
      src={eveningImage}
      crop={crop}
      onChange={(change) => setCrop(change.crop)}
    />
  );
}
