import { useLingui } from '@lingui/react/macro';
import { Paperclip, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { moveFocusOutOf } from '../../lib/focus/move-focus-out-of.ts';
import { Icon } from '../../icons/Icon.tsx';
import { safeFileName } from '../mail-reader/mail-files.ts';
import type { MailFile } from '../mail-reader/MailMessage.tsx';
import { Files } from './MailComposer.styles.ts';

export interface MailComposerFilesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  files: readonly Pick<MailFile, 'fileName' | 'size'>[];
  /** Called when a file is not to go with the mail. */
  onRemove: (removed: { index: number }) => void;
}

/** The files that go with a mail. */
export function MailComposerFiles({ files, onRemove, ...rest }: MailComposerFilesProps) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  return (
    <Files role="list" aria-label={t`Attachments`} {...rest}>
      {named(files).map(({ key, name, size }, index) => (
        <li key={key}>
          <Icon icon={Paperclip} />
          <bdi>{name}</bdi>
          <small>
            <bdi dir="ltr">{size}</bdi>
          </small>
          <IconButton
            icon={X}
            size="small"
            label={t`Remove ${name}`}
            onClick={({ currentTarget }) => {
              moveFocusOutOf(currentTarget.closest('li') ?? currentTarget);
              onRemove({ index });
            }}
          />
        </li>
      ))}
    </Files>
  );
}

/**
 * With the name that is shown, and a key that stays when another file goes: focus is on the next one by then. Files of one
 * name are counted from the end for that.
 */
const named = (files: MailComposerFilesProps['files']) =>
  files.map(({ fileName, size }, index) => {
    const alike = files.slice(index).filter((other) => other.fileName === fileName);
    return { key: `${alike.length} ${fileName}`, name: safeFileName(fileName), size };
  });
