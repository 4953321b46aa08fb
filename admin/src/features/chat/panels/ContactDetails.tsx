import { ContactPanel } from '@embarque/design-system/chat';
import type { ChatContact } from '@embarque/mocks/chat/contract';
import { useMemo, useState } from 'react';
import { useActorState } from '../../../app-state/useActorState.ts';
import type { ChatActor } from '../machine/chat.machine.ts';
import type { ContactFields } from '../model/chat.commands.ts';
import { conversationOf } from '../model/chat.state.ts';
import { imagesOf } from '../thread/chat.thread.ts';
import { TagDialog } from './TagDialog.tsx';

interface ContactDetailsProps {
  actor: ChatActor;
  contact: ChatContact;
  onClose: () => void;
  /** Called when the contact was deleted. */
  onDeleted: () => void;
}

/** All about the contact of the open thread. */
export function ContactDetails({ actor, contact, onClose, onDeleted }: ContactDetailsProps) {
  const { id: contactId, fullName, avatar, status, tags } = contact;
  const messages = useActorState(actor, ({ context }) => conversationOf(context.shown, contactId).messages);
  const media = useMemo(() => messages.flatMap(imagesOf).toReversed(), [messages]);
  const [isTagging, setTagging] = useState(false);
  const update = (fields: ContactFields) => actor.send({ type: 'contact updated', contactId, fields });
  return (
    <>
      <ContactPanel
        person={{ name: fullName, src: avatar, status }}
        role={contact.role}
        about={contact.about}
        email={contact.email}
        phone={contact.phone}
        hours={contact.hours}
        media={media}
        tags={tags}
        isImportant={contact.isImportant}
        isBlocked={contact.isBlocked}
        onAddTag={() => setTagging(true)}
        onRemoveTag={({ tag }) => update({ tags: tags.filter((one) => one !== tag) })}
        onImportantChange={({ isImportant }) => update({ isImportant })}
        onBlockedChange={({ isBlocked }) => update({ isBlocked })}
        onDelete={() => {
          onDeleted();
          actor.send({ type: 'contact deleted', contactId });
        }}
        onClose={onClose}
      />
      {isTagging && (
        <TagDialog tags={tags} onAdd={(tag) => update({ tags: [...tags, tag] })} onClose={() => setTagging(false)} />
      )}
    </>
  );
}
