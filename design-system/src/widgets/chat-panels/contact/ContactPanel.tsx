import { Trans } from '@lingui/react/macro';
import { Group } from '../ChatPanel.styles.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { ContactOptions } from './ContactOptions.tsx';
import { ContactTags } from './ContactTags.tsx';
import { PanelFrame } from '../PanelFrame.tsx';
import type { ContactPanelProps } from './contact-panel.types.ts';
import { SharedMedia } from './SharedMedia.tsx';

/** All about a contact, beside the conversation. */
export function ContactPanel({
  about,
  email,
  phone,
  hours,
  media = [],
  tags = [],
  isImportant,
  isBlocked,
  onAddTag,
  onRemoveTag,
  onImportantChange,
  onBlockedChange,
  onDelete,
  ...rest
}: ContactPanelProps) {
  return (
    <PanelFrame {...rest}>
      {about && (
        <Group>
          <h3>
            <Trans context="person">About</Trans>
          </h3>
          <p dir="auto">{about}</p>
        </Group>
      )}
      <ContactFacts {...{ email, phone, hours }} />
      {tags.length > 0 && <ContactTags {...{ tags, onRemoveTag }} />}
      <SharedMedia media={media} />
      <ContactOptions {...{ isImportant, isBlocked, onAddTag, onImportantChange, onBlockedChange, onDelete }} />
    </PanelFrame>
  );
}
