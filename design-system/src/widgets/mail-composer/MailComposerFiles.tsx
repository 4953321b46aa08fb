import { useLingui } from '@lingui/react/macro';
import { Paperclip, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { handFocusOn } from '../../focus/hand-focus-on.ts';
import { Icon } from '../../icons/Icon.tsx';
import { safeFileName } from '../mail-reader/mail-files.ts';
import type { MailFile } from '../mail-reader/MailMessage.tsx';
import { Files } from './MailComposer.styles.ts';

export interface MailComposerFilesProps {
  files: readonly Pick<MailFile, 'fileName' | 'size'>[];
  /** Called when a file is not to go with the mail. */
  onRemove: (removed: { index: number }) => void;
}

/** The files that go with a mail. */
export function MailComposerFiles({ files, onRemove }: MailComposerFilesProps) {
  const { t } = useLingui();
  const root = useRef<HTMLUListElement>(null);
  if (files.length === 0) return null;
  return (
    <Files ref={root} role="list" aria-label={t`Attachments`}>
      {files.map(({ fileName, size }, index) => (
        <li key={`${index} ${fileName}`}>
          <Icon icon={Paperclip} />
          <bdi>{safeFileName(fileName)}</bdi>
          <small>
            <bdi dir="ltr">{size}</bdi>
          </small>
          <IconButton
            icon={X}
            size="small"
            label={t`Remove ${fileName}`}
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget.closest('li') ?? currentTarget);
              onRemove({ index });
            }}
          />
        </li>
      ))}
    </Files>
  );
}
