import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { CoverField } from './CoverField.tsx';

/** The current picture can be removed or replaced. */
export function WithAPicture() {
  const { t } = useLingui();
  const [image, setImage] = useState<string | null>(eveningImage);
  return (
    <CoverField
      label={t`Cover image`}
      description={t`PNG or JPEG.`}
      accept={['image/png', 'image/jpeg']}
      image={image}
      onTake={({ file }) => setImage(URL.createObjectURL(file))}
      onRemove={() => setImage(null)}
    />
  );
}

/** A file that isn't an image. */
export function Refused() {
  const { t } = useLingui();
  return (
    <CoverField
      label={t`Cover image`}
      errorMessage={t`This file isn't an image. Choose a PNG or a JPEG.`}
      accept={['image/png', 'image/jpeg']}
      image={null}
      onTake={() => {}}
      onRemove={() => {}}
    />
  );
}
