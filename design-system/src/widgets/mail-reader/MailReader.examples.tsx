import { useLingui } from '@lingui/react/macro';
import { Forward, Reply, Star } from 'lucide-react';
import { Badge } from '../../components/badges/Badge.tsx';
import { IconButton } from '../../components/buttons/IconButton.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { MailBody } from './body/MailBody.tsx';
import { MailMessage } from './MailMessage.tsx';
import { MailReader } from './MailReader.tsx';

/** Subject, labels and actions in the header, then each message with its sender and attachments. */
export function ClaimOfATraveller() {
  const { t } = useLingui();
  const content = t`Good morning, I attach the airline’s confirmation.`;
  return (
    <div style={{ position: 'relative', blockSize: '32rem' }}>
      <MailReader
        title={t`Lost suitcase in Lisbon`}
        actions={<IconButton size="small" icon={Star} label={t`Star`} aria-pressed />}
        badges={<Badge tone="success">{t`Claims`}</Badge>}
        onBack={() => {}}
      >
        <MailMessage
          from={{ name: 'Beatriz Fonseca', email: 'beatriz@example.com' }}
          details={[
            { term: t`From`, value: 'Beatriz Fonseca <beatriz@example.com>' },
            { term: t`To`, value: 'desk@embarque.example' },
          ]}
          time="21 nov., 09:42"
          dateTime="2026-11-21T09:42:00Z"
          actions={[
            { id: 'reply', label: t`Reply`, icon: Reply },
            { id: 'forward', label: t`Forward`, icon: Forward },
          ]}
          files={[
            { fileName: 'suitcase.svg', size: '1 kB', url: eveningImage },
            { fileName: 'confirmation.pdf', size: '482 kB' },
          ]}
        >
          <MailBody title={t`Message from the traveller`} html={`<p>${content}</p>`} />
        </MailMessage>
      </MailReader>
    </div>
  );
}
