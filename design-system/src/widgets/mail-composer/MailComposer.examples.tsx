import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/buttons/Button.tsx';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { TextArea } from '../../forms/elements/textarea/TextArea.tsx';
import type { MailFile } from '../mail-reader/MailMessage.tsx';
import { MailComposer, MailComposerLine, type MailComposerSize, MailComposerText } from './MailComposer.tsx';
import { MailComposerFiles } from './MailComposerFiles.tsx';

/** Docked at the bottom of the window while the page stays usable. It can be minimised or maximised. */
export function ReplyToATraveller() {
  const { t } = useLingui();
  const [size, setSize] = useState<MailComposerSize>('docked');
  const [isOpen, setOpen] = useState(true);
  const [files, setFiles] = useState<Pick<MailFile, 'fileName' | 'size'>[]>([
    { fileName: 'policy.pdf', size: '482 kB' },
    { fileName: 'emergency-card.pdf', size: '96 kB' },
  ]);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t`Continue writing`}</Button>;
  return (
    <MailComposer
      title={t`Lost suitcase in Lisbon`}
      size={size}
      onSizeChange={(change) => setSize(change.size)}
      onClose={() => setOpen(false)}
      footer={
        <Button>
          <Trans>Send</Trans>
        </Button>
      }
    >
      <MailComposerLine>
        <TextField label={t`To`} defaultValue="beatriz@example.com" />
      </MailComposerLine>
      <MailComposerText>
        <TextArea label={t`Message`} defaultValue={t`Dear traveller,`} />
      </MailComposerText>
      <MailComposerFiles files={files} onRemove={({ index }) => setFiles(files.filter((_, each) => each !== index))} />
    </MailComposer>
  );
}
