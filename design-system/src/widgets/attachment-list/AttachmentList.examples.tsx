import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { AttachmentList } from './AttachmentList.tsx';

/** The files of a claim. */
export function FilesOfAClaim() {
  const { t } = useLingui();
  const [attachments, setAttachments] = useState([
    { id: 'receipt', name: 'receipt.pdf' },
    { id: 'suitcase', name: 'suitcase.png', image: eveningImage },
  ]);
  return (
    <AttachmentList
      aria-label={t`Attachments`}
      attachments={attachments}
      onRemove={({ id }) => setAttachments(attachments.filter((one) => one.id !== id))}
    />
  );
}
