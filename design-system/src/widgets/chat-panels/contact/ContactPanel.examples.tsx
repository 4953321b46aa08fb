import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eveningImage } from '../../kanban-board/kanban.samples.ts';
import { ContactPanel } from './ContactPanel.tsx';

/** A traveller, with the pictures of the conversation. */
export function Traveller() {
  const { t } = useLingui();
  const [tags, setTags] = useState([t`Lost luggage`]);
  const [isImportant, setImportant] = useState(true);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
      <ContactPanel
        person={{ name: 'Beatriz Fonseca', status: 'online' }}
        role={t`Traveller`}
        about={t`On the road for eight months of the year.`}
        email="beatriz@embarque.example"
        phone="+55 11 91234-5678"
        hours={t`Mon to Fri, 10:00 to 20:00`}
        media={['receipt.png', 'suitcase.png'].map((name) => ({ id: name, name, src: eveningImage }))}
        tags={tags}
        isImportant={isImportant}
        isBlocked={isBlocked}
        onAddTag={() => setTags([...new Set([...tags, t`Refund`])])}
        onRemoveTag={({ tag }) => setTags(tags.filter((one) => one !== tag))}
        onImportantChange={(change) => setImportant(change.isImportant)}
        onBlockedChange={(change) => setBlocked(change.isBlocked)}
        onDelete={() => {}}
        onClose={() => {}}
      />
    </div>
  );
}
