import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { AttachmentList } from '../attachment-list/AttachmentList.tsx';
import { FileDrop } from './FileDrop.tsx';

/** Takes the files of a claim and lists them. */
export function ForAClaim() {
  const { t } = useLingui();
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <Stack>
      {names.length > 0 && (
        <AttachmentList
          aria-label={t`Attachments`}
          attachments={names.map((name, index) => ({ id: `${index}`, name }))}
        />
      )}
      <FileDrop
        label={t`Add attachments`}
        isMultiple
        onTake={({ files }) => setNames([...names, ...files.map(({ name }) => name)])}
      />
    </Stack>
  );
}
