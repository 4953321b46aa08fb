import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { FocalPoint } from './FocalPoint.tsx';

/** The place stays in sight when the image is shown wide or narrow. */
export function InAnImage() {
  const { t } = useLingui();
  const [place, setPlace] = useState({ x: 30, y: 60 });
  return (
    <FocalPoint
      label={t`Place that stays in sight`}
      src={eveningImage}
      place={place}
      onChange={(change) => setPlace(change.place)}
    />
  );
}
