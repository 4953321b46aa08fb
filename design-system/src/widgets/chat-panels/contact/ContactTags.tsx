import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Icon } from '../../../icons/Icon.tsx';
import { moveFocusOutOf } from '../../../lib/focus/move-focus-out-of.ts';
import { Group, Tag, Tags } from '../ChatPanel.styles.ts';
import type { ContactPanelProps } from './contact-panel.types.ts';

type ContactTagsProps = Required<Pick<ContactPanelProps, 'tags'>> & Pick<ContactPanelProps, 'onRemoveTag'>;

/** The tags of a contact, each with a cross when it can go. */
export function ContactTags({ tags, onRemoveTag }: ContactTagsProps) {
  const { t } = useLingui();
  return (
    <Group>
      <h3>
        <Trans>Tags</Trans>
      </h3>
      <Tags role="list">
        {tags.map((tag) => (
          <Tag key={tag}>
            <bdi>{tag}</bdi>
            {onRemoveTag && (
              <button
                type="button"
                aria-label={t`Remove ${tag}`}
                title={t`Remove ${tag}`}
                onClick={({ currentTarget }) => {
                  moveFocusOutOf(currentTarget);
                  onRemoveTag({ tag });
                }}
              >
                <Icon icon={X} />
              </button>
            )}
          </Tag>
        ))}
      </Tags>
    </Group>
  );
}
