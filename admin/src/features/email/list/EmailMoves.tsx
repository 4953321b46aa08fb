import { IconButton, Menu, type MenuItem } from '@embarque/design-system';
import type { EmailFolder, EmailLabel, EmailView } from '@embarque/mocks/email/contract';
import { useLingui } from '@lingui/react/macro';
import { FolderInput, Mail, ShieldCheck, Tag, Trash2 } from 'lucide-react';
import { useShortcutKeys } from '../../../shortcuts/useShortcutKeys.ts';
import { LABELS } from '../model/email.query.ts';
import { emailShortcuts } from '../email.shortcuts.ts';
import { folderIcons, useEmailNames } from '../email.names.ts';

interface EmailMovesProps {
  /** The folder that the messages are listed in; it is no target. */
  folder: EmailView;
  /** The labels that all of the messages have. */
  labels: readonly EmailLabel[];
  onMove: (move: { folder: EmailFolder }) => void;
  onLabel: (toggle: { label: EmailLabel }) => void;
  onUnread: () => void;
  /** Deletes the messages for good; only those in spam and trash can be. */
  onDelete: () => void;
}

const TARGETS = ['inbox', 'draft', 'spam', 'trash'] as const satisfies EmailFolder[];

/** Whether what is in a folder can be deleted for good. */
export const isDiscarded = (folder: EmailView) => folder === 'spam' || folder === 'trash';

/** Moves, labels and marks messages, selected or open. */
export function EmailMoves({ folder, labels: carried, onMove, onLabel, onUnread, onDelete }: EmailMovesProps) {
  const { t } = useLingui();
  const { folders, labels } = useEmailNames();
  const keyOf = useShortcutKeys(emailShortcuts);
  const targets: MenuItem[] = TARGETS.filter((target) => target !== folder).map((target) => ({
    id: target,
    label: folders[target],
    icon: folderIcons[target],
    onAction: () => onMove({ folder: target }),
  }));

  return (
    <>
      {folder === 'spam' && (
        <IconButton size="small" icon={ShieldCheck} label={t`Not spam`} onClick={() => onMove({ folder: 'inbox' })} />
      )}
      <Menu
        placement="bottom end"
        items={targets}
        trigger={<IconButton size="small" icon={FolderInput} label={t`Move to a folder`} />}
      />
      <Menu
        placement="bottom end"
        items={[
          {
            id: 'labels',
            label: t({ message: 'Labels', context: 'tags' }),
            items: LABELS.map((label) => ({ id: label, label: labels[label] })),
            selection: {
              mode: 'multiple',
              selected: carried,
              onChange: ({ selected }) => {
                const changed = LABELS.find((label) => selected.includes(label) !== carried.includes(label));
                if (changed) onLabel({ label: changed });
              },
            },
          },
        ]}
        trigger={<IconButton size="small" icon={Tag} label={t`Add or remove a label`} />}
      />
      <IconButton
        size="small"
        icon={Mail}
        label={t`Mark as unread`}
        shortcut={keyOf('unread')}
        onClick={() => onUnread()}
      />
      {isDiscarded(folder) ? (
        <IconButton size="small" tone="danger" icon={Trash2} label={t`Delete forever`} onClick={() => onDelete()} />
      ) : (
        <IconButton
          size="small"
          icon={Trash2}
          label={t`Move to trash`}
          shortcut={keyOf('trash')}
          onClick={() => onMove({ folder: 'trash' })}
        />
      )}
    </>
  );
}
