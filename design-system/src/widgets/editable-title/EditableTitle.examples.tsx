import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { EditableTitle } from './EditableTitle.tsx';

/** Press the title to change it. */
export function BoardTitle() {
  const { t } = useLingui();
  const [title, setTitle] = useState(t`In Progress`);
  const [isEditing, setEditing] = useState(false);
  return (
    <EditableTitle
      title={title}
      label={t`Board title`}
      isEditing={isEditing}
      onEditingChange={(change) => setEditing(change.isEditing)}
      check={(typed) => (typed.toLowerCase() === 'done' ? t`There is a board of this title.` : undefined)}
      onSave={(saved) => setTitle(saved.title)}
    />
  );
}
