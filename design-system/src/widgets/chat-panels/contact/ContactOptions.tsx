import { Trans } from '@lingui/react/macro';
import { Ban, Star, Tag, Trash2 } from 'lucide-react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Group, Options } from '../ChatPanel.styles.ts';
import type { ContactPanelProps } from './contact-panel.types.ts';

type ContactOptionsProps = Pick<
  ContactPanelProps,
  'isImportant' | 'isBlocked' | 'onAddTag' | 'onImportantChange' | 'onBlockedChange' | 'onDelete'
>;

/** Actions on a contact. */
export function ContactOptions({
  isImportant = false,
  isBlocked = false,
  onAddTag,
  onImportantChange,
  onBlockedChange,
  onDelete,
}: ContactOptionsProps) {
  const quiet = { variant: 'ghost', tone: 'secondary' } as const;
  return (
    <Group>
      <h3>
        <Trans context="contact">Options</Trans>
      </h3>
      <Options>
        <Button {...quiet} icon={Tag} onClick={() => onAddTag()}>
          <Trans>Add Tag</Trans>
        </Button>
        <Button
          {...quiet}
          icon={Star}
          aria-pressed={isImportant}
          onClick={() => onImportantChange({ isImportant: !isImportant })}
        >
          <Trans>Important Contact</Trans>
        </Button>
        <Button {...quiet} icon={Ban} onClick={() => onBlockedChange({ isBlocked: !isBlocked })}>
          {isBlocked ? <Trans>Unblock Contact</Trans> : <Trans>Block Contact</Trans>}
        </Button>
        <Button variant="ghost" tone="danger" icon={Trash2} onClick={() => onDelete()}>
          <Trans>Delete Contact</Trans>
        </Button>
      </Options>
    </Group>
  );
}
